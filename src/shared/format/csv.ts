/**
 * Where a spreadsheet may see a cell that begins with a formula, in any width of the sign: also after each character at
 * which one of them splits a file, whatever it is quoted with.
 */
const split = String.raw`(\r\n|[\r\n,;\t])`
const formula = String.raw`(?=(?:[^\S\r\n\t]|")*[=+\-@＝＋－＠\t])`
const inside = new RegExp(split + formula, 'g')
const guardInside = new RegExp(`${split}'${formula}`, 'g')
const atTheStart = /^\s*[=+\-@＝＋－＠\t\r\n]/
/** Nothing that a person typed, and skipped by spreadsheets that look for a sign. */
// eslint-disable-next-line no-control-regex -- they are what is meant
const invisible = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g

/**
 * A file for spreadsheets: UTF-8 with its mark, `;` between cells unless another is asked for, CRLF after lines, quoted
 * as RFC 4180 says. No cell is ever a formula, nor does one begin inside it (decision D4, hardening T18).
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

/** A cell of such a file as it was before it was guarded, at its start and inside. */
export function unguarded(cell: string): string {
  const text = cell.startsWith("'") && atTheStart.test(cell.slice(1)) ? cell.slice(1) : cell
  return text.replace(guardInside, '$1')
}
