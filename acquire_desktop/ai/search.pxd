# The C types of the compiled search, as in `engine/kernel.pxd`, which comes before this file.
from libc.math cimport exp, log, sqrt

# search_board

cdef int[432] BESIDE
cdef double POOL_CHANCE, MARKET_SPREAD
@cython.final
cdef class Survey:
    cdef public int[7] spaces
    cdef public double[7] exposure
    cdef public double[7] gains
    cdef public double[7] growth
    cdef public int[7] future
    cdef public int[42] mergers
    cdef public double horizon
    @cython.locals(chain=int, entry=int, unseen=int, hidden=int, seat=int, chance=double)
    cpdef void look(self, Table table, int knower) noexcept
    @cython.locals(board="short*", tile=int, side=int, near=int)
    cpdef void look_at_spaces(self, Table table, double chance) noexcept
    @cython.locals(first=int, second=int, side=int, near=int, chain=int)
    cpdef void count_space(self, Table table, int tile, double chance) noexcept
    @cython.locals(board="short*", index=int, tile=int, first=int, second=int, side=int, near=int, chain=int)
    cpdef void look_at_hand(self, Table table, int seat) noexcept
    @cython.locals(chain=int, size=int, more=double)
    cpdef void look_ahead(self, Table table) noexcept
@cython.locals(rules=Rules, whole=int, left=double, largest=int, chain=int, room=double)
cpdef double horizon_of(Table table) noexcept
@cython.locals(stocks="short*", mine=int, ahead=int, equal=int, behind=int, other=int, held=int, rules=Rules, entry=int, total=double, place=int)
cpdef double bonus_for(Table table, int chain, int size, int seat, int more) noexcept
@cython.locals(rules=Rules, total=double, place=int)
cdef double sole_bonus(Table table, int entry) noexcept
cdef int price_at(Table table, int chain, int size) noexcept
@cython.locals(stocks="short*", mine=int, nobody=double, one=double, two=double, other=int, lead=double, ahead=double, rules=Rules, entry=int, value=double)
cpdef double race_value(Table table, int chain, int size, int seat, int more, double spread) noexcept

# search_policy

cdef double FAR_BELOW
cdef double THOUSAND
@cython.final
cdef class Policy:
    cdef public double[24] weights
    cdef public Survey survey
    cdef public Generator chance
    cdef public int[7] bought
    cpdef void play(self, Game game, int last_turn) noexcept
    @cython.locals(decision=int, largest=list)
    cpdef int choose(self, Game game) noexcept
    cpdef double noise(self) noexcept
    @cython.locals(has_blocked=bint, seat=int, best=int, most=double, start=int, index=int, tile=int, score=double)
    cpdef int choose_tile(self, Game game) noexcept
    @cython.locals(owners=int, first=int, chains=int, loners=int, chain=int, size=int, score=double)
    cpdef double rate_tile(self, Game game, int tile) noexcept
    @cython.locals(start=int, index=int, other=int, apart=int)
    cpdef double rate_company(self, Game game, int tile) noexcept
    @cython.locals(size=int, me=int, most=double, total=double, seat=int, bonus=double, weights="double*", mine=double, gain=double, held=int, sold=int)
    cpdef double rate_acquisition(self, Game game, int chain) noexcept
    @cython.locals(after=int, dearer=int, me=int, most=double, total=double, seat=int, gain=double, weights="double*")
    cpdef double rate_growth(self, Game game, int chain, int size) noexcept
    @cython.locals(held=int, gain=double)
    cpdef double gain_of_growth(self, Game game, int chain, int size, int seat, int dearer) noexcept
    @cython.locals(best=int, most=double, chain=int, score=double)
    cpdef int choose_founding(self, Game game) noexcept
    @cython.locals(me=int, more=int, mine=double, most=double, seat=int, weights="double*", price=double, wealth=double, held=double, score=double)
    cpdef double rate_founding(self, Game game, int chain) noexcept
    @cython.locals(best=int, most=double, chain=int, score=double)
    cpdef int choose_survivor(self, Game game) noexcept
    @cython.locals(seat=int, acquired=int, survivor=int, held=int, price=int, future=int, value=double, pairs=int, most=int, spread=double, before=double, after=double, need=double, dear=double, rest=int, keep=int)
    cpdef int choose_disposal(self, Game game) noexcept
    @cython.locals(weights="double*")
    cpdef double spread_of(self, Game game, int chain) noexcept
    cpdef int choose_purchase(self, Game game) noexcept
    @cython.locals(cash=int, packed=int, chain=int, best=int, most=double, size=int, price=int, score=double)
    cpdef int choose_stocks(self, Game game, int kind, int limit) noexcept
    @cython.locals(weights="double*", survey=Survey, seat=int, more=int, size=int, future=int, spread=double, race=double, dearer=int, score=double, short=double)
    cpdef double rate_stock(self, Game game, int chain, int price, int cash) noexcept

# search_value

cdef double INVALID
@cython.final
cdef class Value:
    cdef public double[598] weights
    cdef public Survey survey
    cdef public double[132] features
    cdef public double[6] worth
    cdef public double[6] future
    cdef public double[6] shares
    @cython.locals(best=double, seat=int, total=double)
    cpdef void rate(self, Table table) noexcept
    @cython.locals(best=int, winners=int, seat=int)
    cpdef void share_victory(self, Table table) noexcept
    @cython.locals(weights="double*", first=int, biases=int, outputs=int, direct=int, total=double, feature=int, unit=int, level=double, row=int)
    cpdef double score(self, int seat) noexcept
    @cython.locals(entry=int, mean=double, seat=int, unit=double)
    cpdef void describe(self, Table table) noexcept
    @cython.locals(first=int, features="double*", worth=double, future=double, chain=int, held=int, size=int)
    cpdef void describe_seat(self, Table table, int seat) noexcept
    @cython.locals(first=int, features="double*", survey=Survey, size=int, price=int, bonus=double, exposure=double, rivals_ahead=int, rivals_level=int, other=int, theirs=int, bank=int, spread=double, later=int, stock=double, race=double)
    cpdef double describe_stock(self, Table table, int seat, int chain, int held) noexcept
    @cython.locals(first=int, features="double*", cash=int, feature=int, order=int, best_worth=double, best_future=double, other=int)
    cpdef void finish_seat(self, Table table, int seat, double unit) noexcept
    @cython.locals(count=int, index=int, tile=int, loners=int, chains=int, side=int, near=int)
    cpdef int founding_tiles(self, Table table, int seat) noexcept

# search_kernel

@cython.locals(hidden=list, other=int, index=int, last=int, swap=int, dealt=int)
cpdef void deal_hidden(Game game, int seat, Generator chance)
@cython.locals(is_free=bint, cash=int, score=double, chain=int, price=int)
cpdef double rate_purchase(Policy policy, Game game, int action) noexcept

# tree_kernel

@cython.final
cdef class Branch:
    cdef public int seat, visits, available
    cdef public double total, squares
    cdef public list choices
    cdef public dict branches
    cpdef void add(self, int action, int seat)
    @cython.locals(branches=dict, chosen=int, seen=int, child=Branch)
    cpdef int untried(self, list legal, Generator chance)
    @cython.locals(branches=dict, best=int, most=double, child=Branch, visits=double, bound=double)
    cpdef int select(self, list legal, double exploration)
@cython.final
cdef class Tree:
    cdef public Game base, world
    cdef public Generator chance
    cdef public double exploration
    cdef public double[6] payoffs
    cdef public Branch root
    cdef public int seat
    cpdef void run(self, int iterations)
    @cython.locals(branch=Branch, action=int, most=int, best=int)
    cpdef int best(self)
    @cython.locals(game=Game, branch=Branch, path=list, new=int, action=int)
    cpdef void iterate(self)
    @cython.locals(most=double, seat=int)
    cpdef void pay(self, Game game)


# plan_kernel

cdef double EXPLORATION_OF_PLANS

@cython.final
cdef class Plan:
    cdef public Game base, world
    cdef public Generator chance
    cdef public double exploration
    cdef public Branch root
    cdef public int seat, depth, most, simulations
    cdef public Policy policy
    cdef public Value value
    cpdef void run(self, int simulations, int most)
    @cython.locals(game=Game, branch=Branch, path=list, new=int, action=int, is_new=bint, legal=list, share=double)
    cpdef void iterate(self)
    cpdef list choices(self, Game game, Branch branch)
