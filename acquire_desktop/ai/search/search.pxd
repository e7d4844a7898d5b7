# The C types of the compiled search, as in `engine/kernel/kernel.pxd`, which comes before this file.
from libc.math cimport exp, log, sqrt

# board_analysis

cdef int[432] BESIDE
cdef int[143] OWNERS
cdef int[130] TOUCHED
cdef int[109] BETWEEN
cdef int[128] ONLY_CHAIN
cdef long long[128] COUNTS
cdef double POOL_CHANCE, HAND_CHANCE, MARKET_SPREAD
@cython.final
cdef class BoardAnalysis:
    cdef public int[7] spaces
    cdef public double[7] exposure
    cdef public double[7] gains
    cdef public double[7] growth
    cdef public int[7] more, future
    cdef public int[6] founders
    cdef public int[42] mergers
    cdef public double horizon
    @cython.locals(chain=int, entry=int, unseen=int, hidden=int, seat=int, chance=double)
    cpdef void analyze(self, KernelState state, int knower) noexcept
    @cython.locals(row=int, column=int, owner=int, place=int, near=int)
    cdef void touch(self, KernelState state) noexcept
    @cython.locals(counts="long long", between=int, row=int, column=int, chains=int, index=int, chain=int)
    cpdef void look_at_spaces(self, KernelState state, double chance) noexcept
    @cython.locals(index=int, tile=int, touched=int, chains=int, acquired=int)
    cpdef void look_at_hand(self, KernelState state, int seat) noexcept
    @cython.locals(first=int, second=int, side=int, near=int, chain=int, soon=double)
    cdef int expose(self, KernelState state, int tile, double chance) noexcept
    @cython.locals(chain=int, size=int, more=double)
    cpdef void look_ahead(self, KernelState state) noexcept
@cython.locals(rules=Rules, whole=int, left=double, largest=int, chain=int, room=double)
cpdef double horizon_of(KernelState state) noexcept
cpdef double bonus_for(KernelState state, int chain, int size, int seat, int more) noexcept
@cython.locals(places=int)
cdef int standing_among(Rules rules, int mine, int ahead, int level, int holders) noexcept
@cython.locals(stocks="short*", mine=int, ahead=int, level=int, holders=int, other=int, held=int)
cdef int standing_of(KernelState state, int chain, int seat, int more) noexcept
cdef double bonus_of_standing(KernelState state, int chain, int size, int standing) noexcept
@cython.locals(chart="int*", entry=int, total=int, place=int)
cdef int prize_of_standing(KernelState state, int chain, int size, int standing) noexcept
@cython.locals(stocks="short*", mine=int, nobody=double, one=double, two=double, other=int, lead=double, ahead=double, rules=Rules, entry=int, value=double)
cpdef double race_value(KernelState state, int chain, int size, int seat, int more, double spread) noexcept

# purchase_options

cdef double THOUSAND
@cython.final
cdef class PurchaseOptions:
    cdef public double[24] weights
    cdef public BoardAnalysis analysis
    cdef public int[7] bought, prices
    cdef public double[7] prizes, merits
    @cython.locals(chain=int, bank=int)
    cpdef void open(self, KernelState state, int cash, bint is_free) noexcept
    cpdef void price(self, KernelState state, int chain, bint is_free) noexcept
    cpdef void offer(self, KernelState state, int chain) noexcept
    @cython.locals(prize=double, race=double, weights="double*", analysis=BoardAnalysis, price=int, dearer=int, merit=double)
    cpdef void offer_next(self, KernelState state, int chain) noexcept
    @cython.locals(future=int)
    cdef double prize_of(self, KernelState state, int chain, int more) noexcept
    cdef int future_of(self, KernelState state, int chain) noexcept
    @cython.locals(weights="double*")
    cpdef double spread_of(self, KernelState state, int chain) noexcept
    @cython.locals(weights="double*", price=int, score=double, short=double)
    cpdef double rate(self, int chain, int cash) noexcept

# policy

cdef double FAR_BELOW
@cython.final
cdef class Policy:
    cdef public double[24] weights
    cdef public BoardAnalysis analysis
    cdef public Generator chance
    cdef public PurchaseOptions options
    @cython.locals(decision=int, largest=list)
    cpdef int choose(self, KernelGame game) noexcept
    cpdef double noise(self) noexcept
    @cython.locals(safe=int, is_clear=bint, seat=int, best=int, most=double, start=int, index=int, tile=int, score=double)
    cpdef int choose_tile(self, KernelGame game) noexcept
    @cython.locals(owners=int, loners=int, chains=int, first=int, size=int)
    cpdef double rate_tile(self, KernelGame game, int tile) noexcept
    @cython.locals(first=int, chain=int, size=int, score=double)
    cdef double rate_merger(self, KernelGame game, int chains, int more) noexcept
    @cython.locals(start=int, index=int, other=int, apart=int)
    cpdef double rate_company(self, KernelGame game, int tile) noexcept
    @cython.locals(size=int, me=int, most=double, total=double, seat=int, bonus=double, weights="double*", mine=double, gain=double, held=int, sold=int)
    cpdef double rate_acquisition(self, KernelGame game, int chain) noexcept
    @cython.locals(after=int, dearer=int, me=int, most=double, total=double, seat=int, gain=double, weights="double*")
    cpdef double rate_growth(self, KernelGame game, int chain, int size) noexcept
    @cython.locals(held=int, standing=int, rise=int)
    cpdef double gain_of_growth(self, KernelGame game, int chain, int size, int seat, int dearer) noexcept
    @cython.locals(best=int, most=double, chain=int, score=double)
    cpdef int choose_founding(self, KernelGame game) noexcept
    @cython.locals(me=int, more=int, mine=double, most=double, seat=int, weights="double*", price=double, wealth=double, held=double, score=double)
    cpdef double rate_founding(self, KernelGame game, int chain) noexcept
    @cython.locals(best=int, most=double, chain=int, score=double)
    cpdef int choose_survivor(self, KernelGame game) noexcept
    @cython.locals(seat=int, acquired=int, survivor=int, held=int, price=int, future=int, value=double, pairs=int, most=int, spread=double, before=double, after=double, need=double, dear=double, rest=int, keep=int)
    cpdef int choose_disposal(self, KernelGame game) noexcept
    cpdef int choose_purchase(self, KernelGame game) noexcept
    @cython.locals(best=int, most=double, options=PurchaseOptions, chain=int, score=double)
    cdef int best_offer(self, KernelGame game, int cash) noexcept
    @cython.locals(cash=int, options=PurchaseOptions, packed=int, best=int)
    cpdef int choose_stocks(self, KernelGame game, int kind, int limit) noexcept
    cpdef double rate_stock(self, int chain, int cash) noexcept

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
@cython.locals(safe=int, active=int, chain=int, size=int)
cpdef double end_in_sight(KernelState state) noexcept

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

@cython.locals(held=int, sell=int, trade=int, most=int, rest=int)
cdef bint is_plain_disposal(KernelGame game, int action) noexcept
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
    @cython.locals(rating=double, chain=int, more=int, place=int, index=int)
    cpdef void add(self, int action, int most) noexcept

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

cdef double EXPLORATION, WIDTH, MONEY

@cython.final
cdef class InformationSetTree:
    cdef public KernelGame base, world
    cdef public Generator chance, luck
    cdef public double exploration
    cdef public Branch root
    cdef public unsigned int lap
    cdef public list field, hidden
    cdef public Rollout rollout
    cdef public int seat, left, mixed, most, rounds, simulations, wanted
    cdef public Policy policy
    cdef public Shortlist shortlist
    cdef public ValueNetwork value
    cpdef list actions(self, KernelGame game)
    cpdef void run(self, int simulations)
    @cython.locals(branch=Branch)
    cpdef double mean_of(self, int action)
    @cython.locals(branch=Branch, mean=double)
    cpdef double variance_of(self, int action)
    @cython.locals(game=KernelGame, branch=Branch, path=list, action=int, is_new=bint, share=double)
    cpdef void iterate(self)
    @cython.locals(mixed=int)
    cpdef void sample(self)
    @cython.locals(choices=list, tried=int, tries=double, index=int, action=int, best=int, most=double, child=Branch, bound=double)
    cpdef int pick_listed(self, KernelGame game, Branch branch)
