/** What a spreadsheet takes for the beginning of a formula, in any width of the sign. */
const formula = /^\s*[=+\-@＝＋－＠\t]/

/**
 * A file for spreadsheets: UTF-8 with its mark, `;` between cells, CRLF after lines, quoted as RFC 4180 says. No cell
 * is ever a formula, nor does one begin on an inner line (decision D4, hardening T18).
 */
export function toCsv(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('')}`
}

function csvCell(text: string): string {
  const tame = text
    .split(/(\r\n|\r|\n)/)
    .map((part, index) => (index % 2 === 0 && formula.test(part) ? `'${part}` : part))
    .join('')
  const safe = /^\s*[\r\n]/.test(tame) ? `'${tame}` : tame
  return /[";\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
