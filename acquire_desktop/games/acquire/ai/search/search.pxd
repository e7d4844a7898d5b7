# The C types of the compiled search, as in `ai/policy/policy.pxd`, which comes before this file.

# features

cdef double INVALID, SLACK
@cython.final
cdef class Features:
    cdef public BoardAnalysis analysis
    cdef public double[126] by_seat
    cdef public double[546] stakes
    cdef public int[42] ranks
    cdef public double[84] chains
    cdef public double[8] whole
    cdef public double[6] worth
    cdef public double[6] future
    cdef public double unit
    @cython.locals(entry=int, mean=double, seat=int, chain=int)
    cpdef void describe(self, KernelState state) noexcept
    @cython.locals(first=int, features="double*", worth=double, future=double, chain=int, held=int, size=int)
    cpdef void describe_seat(self, KernelState state, int seat) noexcept
    @cython.locals(first=int, features="double*", analysis=BoardAnalysis, size=int, stock_now=double, standing=int, bonus=double, exposure=double, bank=int, spread=double, later=int, stock=double, race=double, stake=int, stakes="double*")
    cpdef double describe_stock(self, KernelState state, int seat, int chain, int held) noexcept
    @cython.locals(best=int, second=int, ahead=int, level=int, holders=int, tiles=int, other=int, is_other=int, theirs=int, features="double*", place=int, stake=int, stakes="double*", rank=int, own=int)
    cpdef int describe_race(self, KernelState state, int seat, int chain, int held) noexcept
    @cython.locals(first=int, features="double*", unit=double, cash=int, feature=int, order=int, chain=int, stake=int)
    cpdef void finish_seat(self, KernelState state, int seat) noexcept
    @cython.locals(first=int, features="double*", best_worth=double, best_future=double, other=int, swing=double, lead=double)
    cpdef void compare(self, KernelState state, int seat) noexcept
    @cython.locals(first=int, chains="double*", analysis=BoardAnalysis, size=int, later=int, chart="int*", prize=int)
    cpdef void describe_chain(self, KernelState state, int chain) noexcept
    @cython.locals(rules=Rules, left=double, largest=int, unsafe=int, chain=int, size=int, whole="double*")
    cpdef void describe_whole(self, KernelState state) noexcept
# value_network

@cython.final
cdef class ValueNetwork:
    cdef public double[2038] weights
    cdef public Features features
    cdef public double[112] grounds
    cdef public double[32] levels
    cdef public double[32] whole_levels
    cdef public double[37] inputs
    cdef public double[6] shares
    cdef public double[6] standings
    @cython.locals(chain=int, heat=double, best=double, seat=int, total=double)
    cpdef void rate(self, KernelState state) noexcept
    @cython.locals(best=int, winners=int, mean=double, unit=double, seat=int)
    cpdef void share_victory(self, KernelState state) noexcept
    @cython.locals(weights="double*", levels="double[32]", unit=int, feature=int, seen=int, one=double, two=double, three=double, four=double, row=int)
    cpdef void ground(self, int chain) noexcept
    @cython.locals(unit=int, feature=int, seen=double, row=int)
    cpdef void look_at_whole(self) noexcept
    @cython.locals(total=double, unit=int, level=double, feature=int, row=int)
    cpdef double heat(self) noexcept
    @cython.locals(inputs="double*", weights="double*", unit=int, levels="double[32]", total=double, entry=int, one=double, two=double, three=double, four=double, row=int)
    cpdef double score(self, int seat) noexcept
    @cython.locals(feature=int, unit=int, chain=int)
    cpdef void gather(self, int seat) noexcept
    @cython.locals(weights="double*", levels="double[32]", stakes="double*", stake=int, rank=int, one=double, two=double, three=double, four=double, unit=int, feature=int, row=int)
    cpdef void add_stake(self, int seat, int chain) noexcept

# rollout

@cython.final
cdef class Rollout:
    cdef public Policy policy
    cdef public ValueNetwork value
    cdef public Generator luck
    cdef public double[6] shares
    cdef public double to_end
    cdef public int knower
    cpdef void restart(self, unsigned int lap) noexcept
    @cython.locals(seat=int)
    cpdef void try_out(self, KernelGame game)
    @cython.locals(last=int, count=int)
    cpdef void play_on(self, KernelGame game)

# spectator

@cython.final
cdef class Spectator:
    cdef public Rollout rollout
    cdef public KernelGame world
    cpdef list rate(self, KernelGame game, unsigned int lap)
    cpdef list rate_draw(self, KernelGame game, int action, int drawn, int tile, unsigned int lap)
    cpdef list pool_order(self, KernelGame game, int drawn, unsigned int lap)
    @cython.locals(world=KernelGame, seat=int)
    cpdef list rate_on(self, KernelGame game, int action, list pool, unsigned int lap)

# hidden_tiles

@cython.locals(count=int, first=int, other=int, index=int, swap=int, dealt=int)
cpdef void deal_hidden(KernelGame game, int seat, list hidden, int mixed, Generator chance)
@cython.locals(other=int)
cpdef list hidden_tiles(KernelGame game, int seat)

# shortlist

cdef double POINT

@cython.final
cdef class Shortlist:
    cdef public Policy policy
    cdef public double[35] wishes
    cdef public int[32] actions
    cdef public double[32] ratings
    cdef public int count
    @cython.locals(choices=list, kept=list, best=list, action=int, kind=int, nothing=int, index=int)
    cpdef list sensible(self, KernelGame game, int most)
    @cython.locals(policy=Policy, options=PurchaseOptions, is_free=bint, limit=int, cash=int, chain=int, more=int, rating=double)
    cpdef void wish(self, KernelGame game) noexcept
    @cython.locals(limit=int, chain=int, more=int)
    cdef void wish_by_networks(self, LearnedChoice learned, KernelGame game, bint is_free) noexcept
    @cython.locals(rating=double, chain=int, more=int)
    cdef double rate(self, KernelGame game, int purchase) noexcept
    @cython.locals(ratings=dict, mean=double, action=int)
    cpdef dict priors(self, KernelGame game, list actions)
    @cython.locals(action=int)
    cpdef dict rated(self, LearnedChoice learned, KernelGame game, list actions)
    @cython.locals(rating=double, place=int, index=int)
    cpdef void add(self, KernelGame game, int action, int most) noexcept

# branch

@cython.final
cdef class Branch:
    cdef public int seat, visits, available, tried
    cdef public double total, wins, squares
    cdef public list choices
    cdef public dict branches
    cpdef void add(self, int action, int seat)
    @cython.locals(branches=dict, count=int, index=int, action=int, new=int, best=int, seen=int, visits=int, most=double, total=double, child=Branch, bound=double)
    cpdef int pick(self, KernelGame game, Generator chance, double exploration, double hope)
    @cython.locals(child=Branch, action=int, most=int, best=int)
    cpdef int most_tried(self)
    @cython.locals(visits=double)
    cpdef double bound(self, double tries, double exploration) noexcept
# reference_tree

@cython.final
cdef class ReferenceTree:
    cdef public KernelGame base, world
    cdef public Generator chance
    cdef public double exploration
    cdef public double[6] payoffs
    cdef public Branch root
    cdef public list hidden
    cdef public int seat
    cpdef void run(self, int iterations)
    @cython.locals(game=KernelGame, branch=Branch, path=list, action=int, is_new=bint)
    cpdef void iterate(self)
    @cython.locals(most=double, seat=int)
    cpdef void pay(self, KernelGame game)


# information_set_tree

cdef double EXPLORATION, WIDTH, MONEY, PRIOR_TRIES

@cython.final
cdef class InformationSetTree:
    cdef public KernelGame base, world
    cdef public Generator chance, luck
    cdef public double exploration
    cdef public Branch root
    cdef public unsigned int lap
    cdef public list field, hidden
    cdef public dict priors
    cdef public Rollout rollout
    cdef public int seat, left, mixed, most, rounds, simulations, wanted
    cdef public Policy policy
    cdef public Shortlist shortlist
    cdef public ValueNetwork value
    cpdef list actions(self, KernelGame game)
    cpdef void run(self, int simulations)
    @cython.locals(branch=Branch)
    cpdef double mean_of(self, int action)
    @cython.locals(branch=Branch, visits=int, prior=double)
    cpdef double promise_of(self, int action)
    @cython.locals(branch=Branch, mean=double)
    cpdef double variance_of(self, int action)
    @cython.locals(game=KernelGame, branch=Branch, path=list, action=int, is_new=bint, share=double)
    cpdef void iterate(self)
    @cython.locals(mixed=int)
    cpdef void sample(self)
    @cython.locals(choices=list, tried=int, tries=double, index=int, action=int, best=int, most=double, child=Branch, bound=double)
    cpdef int pick_listed(self, KernelGame game, Branch branch)
