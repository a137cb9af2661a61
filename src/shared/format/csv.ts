/**
 * Positions where a spreadsheet may start a cell with a formula, in half or full width: also after every character that
 * some program uses as a separator, regardless of quotes.
 */
const split = String.raw`(\r\n|[\r\n,;\t])`
const formula = String.raw`(?=(?:[^\S\r\n\t]|")*[=+\-@＝＋－＠\t])`
const inside = new RegExp(split + formula, 'g')
const guardInside = new RegExp(`${split}'${formula}`, 'g')
const atTheStart = /^\s*[=+\-@＝＋－＠\t\r\n]/
/** Invisible characters, which spreadsheets skip before a formula. */
// eslint-disable-next-line no-control-regex -- they are what is meant
const invisible = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g

/**
 * CSV for spreadsheets: UTF-8 with BOM, `;` between cells by default, CRLF after lines, quoted by RFC 4180. No cell is
 * a formula or contains the start of one (decision D4, hardening T18).
 */
export function toCsv(lines: readonly (readonly string[])[], delimiter: ';' | ',' | '\t' = ';'): string {
  const line = (cells: readonly string[]): string =>
    `${cells.map((cell) => csvCell(cell, delimiter)).join(delimiter)}\r\n`
  return `\uFEFF${lines.map(line).join('')}`
}

function csvCell(text: string, delimiter: string): string {
  const tame = text.replace(invisible, '').replace(inside, "$1'")
  const safe = atTheStart.test(tame) ? `'${tame}` : tame
  const isQuoted = safe.includes(delimiter) || /[";\r\n]|^\s|\s$/.test(safe)
  return isQuoted ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The original text of a guarded cell. */
export function unguarded(cell: string): string {
  const text = cell.startsWith("'") && atTheStart.test(cell.slice(1)) ? cell.slice(1) : cell
  return text.replace(guardInside, '$1')
}
