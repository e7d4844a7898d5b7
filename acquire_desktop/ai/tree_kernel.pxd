from libc.math cimport log, sqrt
@cython.final
cdef class Branch:
    cdef public int seat, visits, available
    cdef public double total
    cdef public dict branches
@cython.final
cdef class Tree:
    cdef public Game base, world
    cdef public Generator chance
    cdef public double exploration
    cdef public double payoffs[6]
    cdef public Branch root
    cdef public int seat
    cpdef void run(self, int iterations)
    @cython.locals(branch=Branch, action=int, most=int, best=int)
    cpdef int best(self)
    @cython.locals(game=Game, branch=Branch, path=list, new=int, action=int)
    cpdef void iterate(self)
    @cython.locals(branches=dict, chosen=int, seen=int, child=Branch)
    cpdef int untried(self, Branch branch, object legal)
    @cython.locals(branches=dict, best=int, most=double, child=Branch, visits=double, bound=double)
    cpdef int select(self, Branch branch, object legal)
    @cython.locals(most=double, seat=int)
    cpdef void pay(self, Game game)
