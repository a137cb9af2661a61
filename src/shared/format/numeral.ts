/** A whole number as it is written in Colombia (FMT-02). `Intl` would hold the first list up while it loads its data. */
export function numeral(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.')
}
