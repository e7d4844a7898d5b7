/* Complex functions of Microsoft's C library, which wine 8 to 10 lacks and numpy calls on import.
 *
 * Microsoft hands complex numbers over as structures, mingw as C's own complex type. A long double
 * of Microsoft's is a double. */

#include <complex.h>

typedef struct { float re, im; } single;
typedef struct { double re, im; } twofold;

static float complex c_of_single(single z) { return __builtin_complex(z.re, z.im); }
static double complex c_of_twofold(twofold z) { return __builtin_complex(z.re, z.im); }
static single single_of(float complex z) { return (single){crealf(z), cimagf(z)}; }
static twofold twofold_of(double complex z) { return (twofold){creal(z), cimag(z)}; }

#define TO_COMPLEX(name) \
  twofold our_##name(twofold z) { return twofold_of(name(c_of_twofold(z))); } \
  twofold our_##name##l(twofold z) { return twofold_of(name(c_of_twofold(z))); } \
  single our_##name##f(single z) { return single_of(name##f(c_of_single(z))); }

#define TO_REAL(name) \
  double our_##name(twofold z) { return name(c_of_twofold(z)); } \
  double our_##name##l(twofold z) { return name(c_of_twofold(z)); } \
  float our_##name##f(single z) { return name##f(c_of_single(z)); }

#define OF_TWO(name) \
  twofold our_##name(twofold y, twofold z) { \
    return twofold_of(name(c_of_twofold(y), c_of_twofold(z))); \
  } \
  twofold our_##name##l(twofold y, twofold z) { return our_##name(y, z); } \
  single our_##name##f(single y, single z) { \
    return single_of(name##f(c_of_single(y), c_of_single(z))); \
  }

TO_REAL(cabs)
TO_REAL(carg)
TO_REAL(cimag)
TO_REAL(creal)
TO_COMPLEX(cacos)
TO_COMPLEX(cacosh)
TO_COMPLEX(casin)
TO_COMPLEX(casinh)
TO_COMPLEX(catan)
TO_COMPLEX(catanh)
TO_COMPLEX(ccos)
TO_COMPLEX(ccosh)
TO_COMPLEX(cexp)
TO_COMPLEX(clog)
TO_COMPLEX(conj)
TO_COMPLEX(cproj)
TO_COMPLEX(csin)
TO_COMPLEX(csinh)
TO_COMPLEX(csqrt)
TO_COMPLEX(ctan)
TO_COMPLEX(ctanh)
OF_TWO(cpow)
