import Papa from 'papaparse'
import { findDelimiter, type Delimiter } from './delimiter.ts'
import type { FileProblem } from './fileProblem.ts'
import { importLimits } from './limits.ts'

/** A record of the file: its cells, as many as there are headings or more, and the line in which it begins, from 1. */
export type FileRecord = { line: number; cells: readonly string[] }
export type FileTable = { delimiter: Delimiter; headings: readonly string[]; records: readonly FileRecord[] }

/** The first line by which a sheet says what stands between cells. */
const saysDelimiter = /^sep=([;,\t])\n/i

/** Empty lines among them; behind so many nothing is read. */
const mostLines = importLimits.rows * 2

/** Cells of a text, whatever its line ends; lines in which nothing stands are left out. */
export function readTable(decoded: string): FileTable | FileProblem {
  const joined = decoded.includes('\r') ? decoded.replaceAll(/\r\n?/g, '\n') : decoded
  const said = saysDelimiter.exec(joined)
  const text = said ? joined.slice(said[0].length) : joined
  const delimiter = (said?.[1] as Delimiter | undefined) ?? findDelimiter(text)
  if (delimiter === null) return { code: 'oneColumn' }
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: mostLines })
  const records = recordsOf(data, said ? 2 : 1)
  const [heading, ...rows] = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (!heading) return { code: 'empty' }
  const [error] = errors.filter(({ type }) => type === 'Quotes')
  if (error) return quoteProblem(text, delimiter, error, said ? 1 : 0)
  const headings = withoutEmptyEnd(heading.cells)
  if (headings.length === 1) return { code: 'oneColumn' }
  if (headings.length > importLimits.columns)
    return { code: 'tooManyColumns', values: { count: headings.length, max: importLimits.columns } }
  if (rows.length > importLimits.rows || data.length >= mostLines)
    return { code: 'tooManyRows', values: { max: importLimits.rows } }
  if (rows.length === 0) return { code: 'onlyHeading' }
  return { delimiter, headings, records: rows.map((row) => fitted(row, headings.length)) }
}

function recordsOf(data: readonly string[][], first: number): FileRecord[] {
  let line = first
  return data.map((cells) => {
    const record = { line, cells }
    line += 1
    for (const cell of cells) if (cell.includes('\n')) line += cell.split('\n').length - 1
    return record
  })
}

function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return cells.slice(0, last + 1).map((cell) => cell.trim())
}

/** A short record has empty cells at its end; of a long one what is empty there is nothing. */
function fitted({ line, cells }: FileRecord, length: number): FileRecord {
  if (cells.length === length) return { line, cells }
  const lacking = Array.from({ length: Math.max(0, length - cells.length) }, () => '')
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return { line, cells: [...cells.slice(0, Math.max(length, last + 1)), ...lacking] }
}

/** `index` of the error is where the text of the cell begins, behind the quote that opens it. */
function quoteProblem(
  text: string,
  delimiter: Delimiter,
  { index = 1 }: Papa.ParseError,
  above: number,
): FileProblem {
  const before = text.slice(0, index - 1)
  const { data } = Papa.parse<string[]>(before, { delimiter, newline: '\n' })
  return {
    code: 'openQuote',
    values: { line: above + before.split('\n').length, column: data.at(-1)?.length ?? 1 },
  }
}
