/** A table with aligned columns; the first row is the head. */
export function markdownTable(rows: readonly string[][]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = cells[0]!.map((_, column) => Math.max(3, ...cells.map((row) => row[column]!.length)))
  const line = (row: string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  const [head, ...rest] = cells.map(line)
  return [head, line(widths.map((width) => '-'.repeat(width))), ...rest].join('\n')
}
