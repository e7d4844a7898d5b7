/* Stands in for the library for text encodings that Windows 10 has and wine lacks: Qt6Core does not
 * load without one. Encodings that Qt does not know itself cannot be read with it. */

static int failed(int *error) {
  *error = 16; /* U_UNSUPPORTED_ERROR */
  return 0;
}

void *ucnv_open(const char *name, int *error) { return (void *)(long long)failed(error); }
void ucnv_close(void *converter) {}
void ucnv_reset(void *converter) {}
void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}
void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}
signed char ucnv_getMaxCharSize(const void *converter) { return 1; }
const char *ucnv_getName(const void *converter, int *error) { failed(error); return ""; }
void ucnv_getToUCallBack(const void *converter, void **action, const void **context) {}
void ucnv_getFromUCallBack(const void *converter, void **action, const void **context) {}
void ucnv_setToUCallBack(void) {}
void ucnv_setFromUCallBack(void) {}
void ucnv_cbToUWriteUChars(void) {}
void ucnv_cbFromUWriteUChars(void) {}
void ucnv_toUnicode(void) {}
void ucnv_fromUnicode(void) {}
int ucnv_toUCountPending(const void *converter, int *error) { return failed(error); }
int ucnv_fromUCountPending(const void *converter, int *error) { return failed(error); }
int ucnv_countAvailable(void) { return 0; }
const char *ucnv_getAvailableName(int number) { return 0; }
const char *ucnv_getStandardName(const char *name, const char *standard, int *error) {
  failed(error);
  return 0;
}
