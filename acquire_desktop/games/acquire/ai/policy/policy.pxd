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

# stakes

@cython.final
cdef class Stakes:
    cdef public int[7] mine, best, second, third, standing, rival
    @cython.locals(chain=int, best=int, second=int, third=int, other=int, held=int, mine=int)
    cpdef void look(self, KernelState state, int seat) noexcept
    @cython.locals(best=int, second=int, third=int, ahead=int, level=int, holders=int)
    cpdef int standing_with(self, KernelState state, int chain, int mine) noexcept
    @cython.locals(best=int, second=int, third=int, level=int, holders=int)
    cpdef int rival_against(self, KernelState state, int chain, int mine) noexcept

# decision_inputs

cdef double DOLLARS
@cython.final
cdef class DecisionInputs:
    cdef public BoardAnalysis analysis
    cdef public Stakes stakes
    cdef public double[18] context
    cdef public double[6] worth
    @cython.locals(seat=int, worth=double, chain=int, held=int, size=int)
    cpdef void appraise(self, KernelState state) noexcept
    @cython.locals(me=int, context="double*", largest=int, unsafe=int, mergers=int, chain=int, size=int, best=double, total=double, poor=int, seat=int, cash=int, left=double, time=double, lead=double)
    cpdef void look(self, KernelState state) noexcept

# tile_inputs

@cython.final
cdef class TileInputs:
    cdef public DecisionInputs decision
    cdef public double[38] inputs
    @cython.locals(inputs="double*", entry=int, owners=int, chains=int, loners=int, side=int, near=int, chain=int)
    cpdef void look_at_tile(self, KernelGame game, int tile) noexcept
    @cython.locals(start=int, index=int, other=int, apart=int, is_beside=bint)
    cdef double company(self, KernelGame game, int tile) noexcept
    @cython.locals(inputs="double*", room=int, side=int, near=int, owners=int, others=int, chain=int)
    cdef void look_around(self, KernelGame game, int tile, int chains) noexcept
    @cython.locals(inputs="double*", stakes=Stakes, acquired=int, mine=int, size=int, bonus=double)
    cdef void look_at_neighbor(self, KernelGame game, int chain, int chains) noexcept
    @cython.locals(inputs="double*", stakes=Stakes, before=int, price=int, dearer=double, mine=int, best=int, standing=int, rise=double, safe_size=int)
    cdef void look_at_growth(self, KernelGame game, int chain, int size) noexcept
    @cython.locals(first=int, chain=int, size=int)
    cdef void look_at_merger(self, KernelGame game, int chains, int more) noexcept
    @cython.locals(inputs="double*", stakes=Stakes, size=int, price=int, mine=int, best=int, bonus=double, rival=double, places=int, prize=double, others=double, sold=double, ways=int, trade=double)
    cdef void look_at_acquired(self, KernelGame game, int chain, int survivor, int after) noexcept

# stock_inputs

@cython.final
cdef class StockInputs:
    cdef public DecisionInputs decision
    cdef public double[19] chain
    cdef public double[11] step
    @cython.locals(inputs="double*", analysis=BoardAnalysis, stakes=Stakes, rules=Rules, size=int, later=int, largest=int, other=int, mine=int, best=int, second=int, sole=int, bonus=double)
    cpdef void look_at_chain(self, KernelGame game, int chain, int price) noexcept
    @cython.locals(inputs="double*", analysis=BoardAnalysis, stakes=Stakes, size=int, later=int, best=int, second=int, mine=int, before=int, after=int, bank=int, gain=double, spread=double, race=double)
    cpdef void look_at_step(self, KernelGame game, int chain, int number) noexcept

# chain_inputs

@cython.final
cdef class ChainInputs:
    cdef public DecisionInputs decision
    cdef public double[10] named
    cdef public double[20] settling
    @cython.locals(more=int)
    cpdef void look_at_founding(self, KernelGame game, int chain) noexcept
    @cython.locals(inputs="double*", stakes=Stakes, price=int, mine=int, best=int, standing=int)
    cpdef void look_at_named(self, KernelGame game, int chain, int size, int more) noexcept
    @cython.locals(inputs="double*", keep=int, sell=int, trade=int, held=double, price=int, cash=int)
    cpdef void look_at_settling(self, KernelGame game, int action) noexcept
    @cython.locals(inputs="double*", best=int)
    cdef void look_at_kept(self, KernelGame game, int keep, int price) noexcept
    @cython.locals(inputs="double*", stakes=Stakes, survivor=int, size=int, later=int, got=int, mine=int, best=int, gain=double, before=int, after=int)
    cdef void look_at_trade(self, KernelGame game, int trade, int price) noexcept

# choice_networks

cdef double[5] AMOUNTS
@cython.final
cdef class ChoiceNetworks:
    cdef public double[3531] weights
    cdef public double[16] grounds, levels
    cdef public double[112] offers
    cdef public double[7] direct
    cdef public double[5] left
    @cython.locals(biases=int, unit=int)
    cdef void ground(self, int network, int own, double* common) noexcept
    @cython.locals(weights="double*", levels="double[16]", entry=int, seen=double, row=int, unit=int)
    cdef void add_rows(self, int first, double* inputs, int count) noexcept
    @cython.locals(total=double, entry=int)
    cdef double add_direct(self, int first, double* inputs, int count) noexcept
    @cython.locals(total=double, unit=int, level=double)
    cdef double output(self, int outputs) noexcept
    @cython.locals(unit=int, outputs=int)
    cdef double rate(self, int network, double* inputs, int count) noexcept
    @cython.locals(unit=int, direct=int)
    cdef void ground_offer(self, int chain, double* inputs) noexcept
    @cython.locals(unit=int, rows=int, outputs=int, direct=int)
    cdef double rate_stock(self, int chain, double* inputs) noexcept
    @cython.locals(step=int, total=double, entry=int)
    cdef void ground_left(self, double* common) noexcept
    @cython.locals(total=double, step=int, short=double)
    cdef double rate_left(self, int cash) noexcept

# learned_choice

cdef double LEAST_RATING
@cython.locals(held=int, sell=int, trade=int, most=int, rest=int)
cdef bint is_plain_disposal(KernelGame game, int action) noexcept
cdef bint is_rated(KernelGame game, int action) noexcept
@cython.final
cdef class LearnedChoice:
    cdef public DecisionInputs decision
    cdef public ChoiceNetworks networks
    cdef public TileInputs tiles
    cdef public StockInputs stocks
    cdef public ChainInputs chains
    cdef public double warmth
    cdef public int[7] bought, prices
    cdef public double[7] ratings
    cpdef bint has_say(self, int decision) noexcept
    @cython.locals(count=int, best=int, most=double, index=int, action=int, rating=double)
    cpdef int choose(self, KernelGame game, Generator chance) noexcept
    @cython.locals(decision=int)
    cpdef void look(self, KernelGame game) noexcept
    cdef void ground(self, KernelGame game, int network, int own) noexcept
    @cython.locals(chains=ChainInputs, argument=int)
    cpdef double rate(self, KernelGame game, int action) noexcept
    cpdef double luck(self, Generator chance) noexcept
    @cython.locals(cash=int, packed=int, best=int)
    cpdef int choose_stocks(self, KernelGame game, Generator chance, int kind, int limit) noexcept
    @cython.locals(cash=int, chain=int)
    cpdef void open(self, KernelGame game, bint is_free) noexcept
    cpdef void offer_next(self, KernelGame game, int chain) noexcept
    @cython.locals(best=int, most=double, chain=int, left=int, rating=double)
    cdef int best_offer(self, KernelGame game, Generator chance, int cash) noexcept
    @cython.locals(cash=int, chain=int)
    cpdef double rate_left_after(self, KernelGame game, int purchase) noexcept

# policy

cdef double FAR_BELOW
@cython.final
cdef class Policy:
    cdef public double[24] weights
    cdef public BoardAnalysis analysis
    cdef public Generator chance
    cdef public PurchaseOptions options
    cdef public LearnedChoice learned
    cpdef void look(self, KernelGame game, int knower) noexcept
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
