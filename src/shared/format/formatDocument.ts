/**
 * Digits in groups of three, as numbers are written in Colombia (USR-05, FMT-02). A document that begins with 0 is no
 * number: it and everything else stays as it is (USR-06). So does what is too long for one, because the pattern takes
 * time by the square of the length.
 */
export function formatDocument(document: string): string {
  return /^[1-9]\d{0,19}$/.test(document) ? document.replaceAll(/\B(?=(\d{3})+$)/g, '.') : document
}
