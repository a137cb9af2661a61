/**
 * Digits in groups of three by points, as in Colombia (USR-05, FMT-02). Anything else is unchanged, also a leading 0
 * (USR-06) and more than 20 digits, because the pattern needs quadratic time.
 */
export function formatDocument(document: string): string {
  return /^[1-9]\d{0,19}$/.test(document) ? document.replaceAll(/\B(?=(\d{3})+$)/g, '.') : document
}
