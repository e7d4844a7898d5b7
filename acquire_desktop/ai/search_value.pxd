cdef double INVALID
@cython.final
cdef class Value:
    cdef public double weights[VALUE_SIZE]
    cdef public Survey survey
    cdef public double features[132]
    cdef public double worth[6]
    cdef public double future[6]
    cdef public double shares[6]
    @cython.locals(best=double, seat=int, total=double)
    cpdef void rate(self, Table table) noexcept
    @cython.locals(best=int, winners=int, seat=int)
    cpdef void share_victory(self, Table table) noexcept
    @cython.locals(weights="double *", first=int, biases=int, outputs=int, direct=int, total=double, feature=int, unit=int, level=double, row=int)
    cpdef double score(self, int seat) noexcept
    @cython.locals(entry=int, mean=double, seat=int, unit=double)
    cpdef void describe(self, Table table) noexcept
    @cython.locals(first=int, features="double *", worth=double, future=double, chain=int, held=int, size=int)
    cpdef void describe_seat(self, Table table, int seat) noexcept
    @cython.locals(first=int, features="double *", survey=Survey, size=int, price=int, bonus=double, exposure=double, rivals_ahead=int, rivals_level=int, other=int, theirs=int, bank=int, spread=double, later=int, stock=double, race=double)
    cpdef double describe_stock(self, Table table, int seat, int chain, int held) noexcept
    @cython.locals(first=int, features="double *", cash=int, feature=int, order=int, best_worth=double, best_future=double, other=int)
    cpdef void finish_seat(self, Table table, int seat, double unit) noexcept
    @cython.locals(count=int, index=int, tile=int, loners=int, chains=int, side=int, near=int)
    cpdef int founding_tiles(self, Table table, int seat) noexcept
