/**
 * Where a spreadsheet may see a cell that begins with a formula, in any width of the sign: also after each character at
 * which one of them splits a file, whatever it is quoted with.
 */
const inside = /(\r\n|[\r\n,;\t])(?=(?:[^\S\r\n\t]|")*[=+\-@＝＋－＠\t])/g
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

/** A cell of such a file as it was before it was guarded. */
export function unguarded(cell: string): string {
  return cell.startsWith("'") && atTheStart.test(cell.slice(1)) ? cell.slice(1) : cell
}
