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

# tables

cdef short[108][4] NEIGHBORS

@cython.final
cdef class Rules:
    cdef readonly list price, first_bonus, second_bonus, third_bonus
    cdef int[3052] chart
    cdef readonly tuple sole_places
    cdef readonly int sole_bits, bonus_places, safe_size, end_size, hand_size, purchase_limit
    cdef readonly bint founder_cash, replaces_unplayable, declare_any_time, has_market
    cdef readonly bint sets_stuck_hand_aside, shuffles_stuck_hand_back

# state

cdef int[900] CHOICES

cdef class Table:
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

    cpdef void copy_to(self, Table new) noexcept
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

cdef int price_at(Table table, int chain, int size) noexcept

# tiles

cpdef int obstacle(Table table, int tile) noexcept
cdef int obstacle_among(Table table, int tile, int safe) noexcept
@cython.locals(safe_size=int, safe=int, chain=int)
cdef int safe_chains(Table table) noexcept
cdef bint all_fit(Table table, int safe) noexcept
cdef bint can_place(Table table, int seat) noexcept
@cython.locals(around="short[4]")
cdef int touched_owners(Table table, int tile) noexcept
cdef short[108] WAITING
@cython.locals(board="short*", around="short[4]")
cpdef int join(Table table, int tile, int chain, int owners) noexcept
cdef void end_placement(Table table) noexcept
cdef void set_hand_aside(Table table)
cdef void shuffle_stuck_hand_back(Table table)
@cython.locals(safe=int, index=int, held=int, end=int, tile=int)
cdef void replace_unplayable(Table table, int seat)
cdef bint is_frozen(Table table)
cdef bint _pool_can_be_placed(Table table)
cdef bint _hand_can_change(Table table, int seat) noexcept

# bonus

cdef int round_up(int total, int shared_by) noexcept
cdef int places_taken(int better, int tied, int holders, int bonus_places, int sole_places) noexcept
cpdef int bonus_of(Table table, int chain, int seat, int market) noexcept
cdef void report_bonuses(Table table, int chain, int market)
cdef int draw_market(Table table, int chain)
@cython.locals(total=int, chain=int, price=int)
cpdef int worth_of(Table table, int seat) noexcept
@cython.locals(mine=int)
cdef bint is_ahead(Table table, int seat) noexcept
cdef list account(Table table)
cdef list _smallest_first(Table table)

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

cpdef int purchase_limit(Table table) noexcept
@cython.locals(known=Mixes)
cdef Mixes mixes_of(int chains, int limit)
cdef int stocks_in(int purchase) noexcept
cdef int list_purchases(Table table) except -1
@cython.locals(prices="int[7]", is_scarce=bint)
cdef int list_mixes(Table table, int limit, bint is_free) except -1
@cython.locals(purchases="int*", costs="int*", prices="int*", parents="short*", steps="short*", count=int, index=int, cost=int)
cdef int list_possible(Mixes mixes, int cash) noexcept
cdef int buy_stock(Table table, int argument) except -1

# power_card_steps

cdef int list_playable_cards(Table table, int count) noexcept
cdef int list_card_uses(Table table) except -1
cdef void play_card(Table table, int card)
cdef int list_free_stocks(Table table) except -1
cdef void take_free_stock(Table table, int argument)
cdef bint can_give(Table table, int chain) noexcept
cdef int list_exchanges(Table table, int count) noexcept
cdef bint can_exchange(Table table) noexcept
cdef void exchange(Table table, int argument)

# merger

cdef int begin_merger(Table table, int chains) except -1
cdef list largest_first(Table table, int chains)
cpdef list largest_merging(Table table)
cdef int choose_survivor(Table table, int survivor, int chosen_by) except -1
cdef void acquire_next(Table table)
cdef int acquire(Table table, int chain) except -1
cdef void ask_next_stockholder(Table table)
cdef int list_disposals(Table table) noexcept
cdef int dispose(Table table, int argument) except -1
cdef int end_merger(Table table) except -1

# kernel

@cython.final
cdef class Game(Table):
    cpdef Game copy(self)
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
