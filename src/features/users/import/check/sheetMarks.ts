/** `1,01E+09` and `1018223.0`: what a sheet makes of a long number, whose digits are gone or followed by others. */
export function isSheetNumber(text: string): boolean {
  return /^[+-]?\d+([.,]\d+)?[eE][+-]?\d+$/.test(text) || /^\d{4,}[.,]0{1,2}$/.test(text)
}

/** What a sheet makes of a number with marks in it, or the other way round. */
export function isDate(text: string): boolean {
  return /^(\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2})$/.test(text)
}

/** '1.018.223', '1,018,223' and '1 018 223' without what groups their digits; null where nothing does. */
export function ungrouped(text: string): string | null {
  if (/^\d{1,3}([.,'’\s]\d{3})+$/.test(text)) return text.replaceAll(/\D/g, '')
  return /\s/.test(text) ? text.replaceAll(/\s/g, '') : null
}
