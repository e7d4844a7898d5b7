from libc.math cimport exp
cdef int BESIDE[432]
cdef double POOL_CHANCE, MARKET_SPREAD
@cython.final
cdef class Survey:
    cdef public int spaces[7]
    cdef public double exposure[7]
    cdef public double gains[7]
    cdef public double growth[7]
    cdef public int future[7]
    cdef public int mergers[42]
    cdef public double horizon
    @cython.locals(chain=int, entry=int, unseen=int, hidden=int, seat=int, chance=double)
    cpdef void look(self, Table table, int knower) noexcept
    @cython.locals(board="int *", tile=int, side=int, near=int)
    cpdef void look_at_spaces(self, Table table, double chance) noexcept
    @cython.locals(first=int, second=int, side=int, near=int, chain=int)
    cpdef void count_space(self, Table table, int tile, double chance) noexcept
    @cython.locals(board="int *", index=int, tile=int, first=int, second=int, side=int, near=int, chain=int)
    cpdef void look_at_hand(self, Table table, int seat) noexcept
    @cython.locals(chain=int, size=int, more=double)
    cpdef void look_ahead(self, Table table) noexcept
@cython.locals(rules=Rules, whole=int, left=double, largest=int, chain=int, room=double)
cpdef double horizon_of(Table table) noexcept
@cython.locals(stocks="int *", mine=int, ahead=int, equal=int, behind=int, other=int, held=int, rules=Rules, entry=int, total=double, place=int)
cpdef double bonus_for(Table table, int chain, int size, int seat, int more) noexcept
@cython.locals(rules=Rules, total=double, place=int)
cpdef double sole_bonus(Table table, int entry) noexcept
@cython.locals(stocks="int *", mine=int, nobody=double, one=double, two=double, other=int, lead=double, ahead=double, rules=Rules, entry=int, value=double)
cpdef double race_value(Table table, int chain, int size, int seat, int more, double spread) noexcept
