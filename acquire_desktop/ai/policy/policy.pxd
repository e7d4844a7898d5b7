# The C types of the compiled policy, as in `engine/kernel/kernel.pxd`, which comes before this file.
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
@cython.locals(safe=int, active=int, chain=int, size=int)
cpdef double end_in_sight(KernelState state) noexcept

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
