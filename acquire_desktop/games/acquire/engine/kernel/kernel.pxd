# The C types of the compiled kernel. The code is in the .py files: `packaging/build_kernel.py`
# puts them into one module, beside which this file is its .pxd. Whole-number constants get
# their values from the .py files, too. Other compiled modules can cimport what is here.
import cython

# generator

cdef unsigned long long _MASK32, _MASK64, _MULTIPLIER

@cython.final
cdef class Generator:
    cdef unsigned long long _increment, _state
    cpdef void restart(self, unsigned long long seed, unsigned long long stream) noexcept
    cpdef unsigned int word(self) noexcept
    @cython.locals(word="unsigned long long")
    cpdef unsigned int below(self, unsigned long long limit) noexcept

# action_codes

cpdef int disposal(int keep, int sell, int trade) noexcept
cpdef int stock_exchange(int give, int take) noexcept

# lookup_tables

cdef short[108][4] NEIGHBORS

@cython.final
cdef class Rules:
    cdef readonly list price, first_bonus, second_bonus, third_bonus
    cdef int[3052] chart
    cdef readonly tuple sole_places
    cdef readonly int sole_bits, bonus_places, safe_size, end_size, hand_size, purchase_limit
    cdef readonly bint founder_cash, replaces_unplayable, declare_any_time, has_market
    cdef readonly bint sets_stuck_hand_aside, shuffles_stuck_hand_back

# kernel_state

cdef int[900] CHOICES

cdef class KernelState:
    cdef public Rules rules
    cdef public list log, pool, out, merging, totals
    cdef public str over_reason
    cdef public object noise
    cdef public int seats, turn, turn_seat, seat, decision, active, pool_start, draws
    cdef public bint declared, replaced
    cdef public int tile, survivor, acquired, asked, cards, card, tiles_left, exchanges_left
    cdef public int[6] cash
    cdef int* choices
    cdef public short[108] board
    cdef public short[72] hands
    cdef public short[42] stocks
    cdef public short[7] sizes, headquarters, bank
    cdef public short[6] hand_counts

    cpdef void copy_to(self, KernelState new) noexcept
    @cython.final
    cdef int draw(self, int seat, int count) except -1
    cpdef int give(self, int seat, int tile) except -1
    @cython.final
    cdef int fill_hand(self, int seat) except -1
    @cython.locals(hands="short*")
    cpdef int take_from_hand(self, int seat, int tile) except -1
    cpdef list hand(self, int seat)
    cdef list empty_hand(self, int seat)
    cpdef int pool_count(self) noexcept
    cdef Generator next_chance(self)
    cdef void shuffle_into_pool(self, list tiles)
    cpdef int price_of(self, int chain) noexcept
    cdef list stocks_of(self, int chain)
    cpdef bint has_card(self, int seat, int card) noexcept

cdef int price_at(KernelState state, int chain, int size) noexcept

# tiles

cpdef int obstacle(KernelState state, int tile) noexcept
cdef int obstacle_among(KernelState state, int tile, int safe) noexcept
@cython.locals(safe_size=int, safe=int, chain=int)
cdef int safe_chains(KernelState state) noexcept
cdef bint all_fit(KernelState state, int safe) noexcept
cdef bint can_place(KernelState state, int seat) noexcept
@cython.locals(around="short[4]")
cdef int touched_owners(KernelState state, int tile) noexcept
cdef short[108] WAITING
@cython.locals(board="short*", around="short[4]")
cpdef int join(KernelState state, int tile, int chain, int owners) noexcept
cdef void end_placement(KernelState state) noexcept
cdef void set_hand_aside(KernelState state)
cdef void shuffle_stuck_hand_back(KernelState state)
@cython.locals(safe=int, index=int, held=int, end=int, tile=int)
cdef void replace_unplayable(KernelState state, int seat)
cdef bint is_frozen(KernelState state)
cdef bint _pool_can_be_placed(KernelState state)
cdef bint _hand_can_change(KernelState state, int seat) noexcept

# bonus

cdef int round_up(int total, int shared_by) noexcept
cdef int places_taken(int better, int tied, int holders, int bonus_places, int sole_places) noexcept
cpdef int bonus_of(KernelState state, int chain, int seat, int market) noexcept
cdef void report_bonuses(KernelState state, int chain, int market)
cdef int draw_market(KernelState state, int chain)
@cython.locals(total=int, chain=int, price=int)
cpdef int worth_of(KernelState state, int seat) noexcept
@cython.locals(mine=int)
cdef bint is_ahead(KernelState state, int seat) noexcept
cdef list account(KernelState state)
cdef list _smallest_first(KernelState state)

# buying

cdef int[56] STEP_PRICES
cdef list _MIXES

@cython.final
cdef class Mixes:
    cdef int[900] purchases
    cdef int[792] costs
    cdef short[792] parents, steps
    cdef int count
    cdef int add(self, int parent, int chain, int number) except -1

cpdef int purchase_limit(KernelState state) noexcept
@cython.locals(known=Mixes)
cdef Mixes mixes_of(int chains, int limit)
cdef int stocks_in(int purchase) noexcept
cdef int list_purchases(KernelState state) except -1
@cython.locals(prices="int[7]", is_scarce=bint)
cdef int list_mixes(KernelState state, int limit, bint is_free) except -1
@cython.locals(purchases="int*", costs="int*", prices="int*", parents="short*", steps="short*", count=int, index=int, cost=int)
cdef int list_possible(Mixes mixes, int cash) noexcept
cdef int buy_stock(KernelState state, int argument) except -1

# power_card_steps

cdef int list_playable_cards(KernelState state, int count) noexcept
cdef int list_card_uses(KernelState state) except -1
cdef void play_card(KernelState state, int card)
cdef int list_free_stocks(KernelState state) except -1
cdef void take_free_stock(KernelState state, int argument)
cdef bint can_give(KernelState state, int chain) noexcept
cdef int list_exchanges(KernelState state, int count) noexcept
cdef bint can_exchange(KernelState state) noexcept
cdef void exchange(KernelState state, int argument)

# merger

cdef int begin_merger(KernelState state, int chains) except -1
cdef list largest_first(KernelState state, int chains)
cpdef list largest_merging(KernelState state)
cdef int choose_survivor(KernelState state, int survivor, int chosen_by) except -1
cdef void acquire_next(KernelState state)
cdef int acquire(KernelState state, int chain) except -1
cdef void ask_next_stockholder(KernelState state)
cdef int list_disposals(KernelState state) noexcept
cdef int dispose(KernelState state, int argument) except -1
cdef int end_merger(KernelState state) except -1

# kernel

@cython.final
cdef class KernelGame(KernelState):
    cpdef KernelGame copy(self)
    cdef void begin_turn(self)
    cpdef int apply(self, int action) except -1
    cdef void use_card(self, int kind, int argument)
    cpdef list legal(self)
    cpdef int list_choices(self) except -1
    cpdef int play_random(self, Generator chance)
    cdef int list_chains(self) except -1
    cdef int list_placements(self) noexcept
    cdef int place(self, int tile) except -1
    cdef void place_no_more(self)
    cdef int grow(self, int chains) except -1
    cdef int found(self, int chain) except -1
    cdef int buy(self, int argument) except -1
    cdef int ask_later_exchange(self) except -1
    cdef void end_turn(self)
    cdef bint can_declare(self) noexcept
    cdef int ending_chain(self) noexcept
    cdef bint all_safe(self) noexcept
    cdef void declare(self)
    cdef void end(self, str reason)
