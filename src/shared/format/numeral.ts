/** Formats a whole number for Colombia (FMT-02). Without `Intl`, which would delay the first list to load its data. */
export function numeral(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.')
}
