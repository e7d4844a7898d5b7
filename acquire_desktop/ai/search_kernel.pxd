@cython.locals(hidden=list, other=int, index=int, last=int, swap=int, dealt=int)
cpdef void deal_hidden(Game game, int seat, Generator chance) noexcept
@cython.final
cdef class Search:
    cdef public Game base, world, scratch
    cdef public int seat
    cdef public unsigned long long seed
    cdef public int depth
    cdef public Policy policy
    cdef public Value value
    cdef public double spread
    cdef public int actions[64]
    cdef public int alive[64]
    cdef public int count, living, worlds, simulations
    cdef public double sums[64]
    cdef public int played[64]
    cdef public double products[4096]
    cdef public double shares[64]
    cpdef void run(self, int worlds, int simulations) noexcept
    @cython.locals(index=int, other=int, row=int)
    cpdef void try_world(self) noexcept
    @cython.locals(game=Game, policy=Policy)
    cpdef double simulate(self, int action) noexcept
    cpdef double mean(self, int index) noexcept
    @cython.locals(best=int, index=int)
    cpdef int best(self) noexcept
    @cython.locals(worlds=double, square=double, mean=double, variance=double)
    cpdef double error(self, int index)
    @cython.locals(high=int, low=int, worlds=double, squares=double, mean=double)
    cpdef double squared_error(self, int index, int other) noexcept
    @cython.locals(best=int, index=int, behind=double)
    cpdef void drop_the_worst(self) noexcept
@cython.locals(is_free=bint, cash=int, score=double, chain=int, price=int)
cpdef double rate_purchase(Policy policy, Game game, int action) noexcept
