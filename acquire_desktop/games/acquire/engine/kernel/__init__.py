"""The kernel of the rules: flat integer lists, compiled where there is a compiler.

``kernel_state`` is the data of a game; ``kernel_game`` has the rules in the rulebooks' order
(set-up, placing, buying, drawing, the end), ``tiles`` which tiles can be placed and stuck hands,
``merger`` the survivor, acquired chains and disposals, ``bonus`` the bonuses, the stock market and
the final account, ``buying`` and ``power_card_steps`` what their names say, ``lookup_tables`` an
edition as numbers.

``packaging/build_kernel.py`` puts the modules of ``compiled`` one after the other into one, writes
numbers for the constants that name them, and lets Cython compile it with the C types of
``kernel.pxd``: ``dev.py`` in the checkout and the build hook in wheels, wherever there is a C
compiler. Another module that is to be compiled, such as a search, can ``cimport`` everything in
``kernel.pxd`` from ``compiled_kernel``: ``KernelGame.copy_to`` into a game that is there already,
``list_choices`` with ``choices``, ``apply``, ``obstacle``, ``bonus_of``, the arrays of
``KernelState``. What the ``.pxd`` declares ``cdef`` is for compiled callers alone; what Python
calls from outside is ``cpdef``, and C arrays arrive there as copies. Integers fit in 32 bits,
indexes are never negative, and nothing is patched from outside.
"""
