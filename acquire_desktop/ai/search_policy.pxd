cdef double FAR_BELOW
cdef double THOUSAND
@cython.final
cdef class Policy:
    cdef public double weights[24]
    cdef public Survey survey
    cdef public Generator chance
    cdef public int bought[7]
    cpdef void play(self, Game game, int last_turn) noexcept
    @cython.locals(decision=int, largest=list)
    cpdef int choose(self, Game game) noexcept
    cpdef double noise(self) noexcept
    @cython.locals(has_blocked=bint, seat=int, best=int, most=double, start=int, index=int, tile=int, score=double)
    cpdef int choose_tile(self, Game game) noexcept
    @cython.locals(board="int *", first=int, chains=int, loners=int, side=int, near=int, chain=int, size=int, score=double)
    cpdef double rate_tile(self, Game game, int tile) noexcept
    @cython.locals(start=int, index=int, other=int, apart=int)
    cpdef double rate_company(self, Game game, int tile) noexcept
    @cython.locals(size=int, me=int, most=double, total=double, seat=int, bonus=double, weights="double *", mine=double, gain=double, held=int, sold=int)
    cpdef double rate_acquisition(self, Game game, int chain) noexcept
    @cython.locals(rules=Rules, before=int, after=int, dearer=int, me=int, most=double, total=double, seat=int, gain=double, weights="double *")
    cpdef double rate_growth(self, Game game, int chain, int size) noexcept
    @cython.locals(held=int, gain=double)
    cpdef double gain_of_growth(self, Game game, int chain, int size, int seat, int dearer) noexcept
    @cython.locals(best=int, most=double, chain=int, score=double)
    cpdef int choose_founding(self, Game game) noexcept
    @cython.locals(me=int, more=int, mine=double, most=double, seat=int, weights="double *", price=double, wealth=double, held=double, score=double)
    cpdef double rate_founding(self, Game game, int chain) noexcept
    @cython.locals(best=int, most=double, chain=int, score=double)
    cpdef int choose_survivor(self, Game game) noexcept
    @cython.locals(seat=int, acquired=int, survivor=int, held=int, price=int, future=int, value=double, pairs=int, most=int, spread=double, before=double, after=double, need=double, dear=double, rest=int, keep=int)
    cpdef int choose_disposal(self, Game game) noexcept
    @cython.locals(weights="double *")
    cpdef double spread_of(self, Game game, int chain) noexcept
    cpdef int choose_purchase(self, Game game) noexcept
    @cython.locals(cash=int, packed=int, chain=int, best=int, most=double, size=int, price=int, score=double)
    cpdef int choose_stocks(self, Game game, int kind, int limit) noexcept
    @cython.locals(weights="double *", survey=Survey, seat=int, more=int, size=int, future=int, spread=double, race=double, dearer=int, score=double, short=double)
    cpdef double rate_stock(self, Game game, int chain, int price, int cash) noexcept
