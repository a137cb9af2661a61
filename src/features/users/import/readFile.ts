import Papa from 'papaparse'
import {
  checked,
  decode,
  notTable,
  type DecodeProblem,
  type OldTexts,
  type UnicodeText,
} from '#shared/files/decode.ts'
import { oldEncodings, type OldEncoding } from '#shared/files/oldEncodings.ts'
import type { FileRecord, ImportTable } from './importRow.ts'

/** How much one file may hold; said before anything of it is read. */
export const importLimits = { bytes: 10 * 1024 * 1024, rows: 10_000, columns: 40 } as const

/** Why a file as a whole cannot be read; `code` is a key of the texts of the import, `values` fill it. */
export type FileProblem = {
  code:
    | 'tooBig'
    | DecodeProblem['code']
    | 'onlyHeading'
    | 'oneColumn'
    | 'tooManyColumns'
    | 'tooManyRows'
    | 'openQuote'
    | 'unreadable'
  values?: Readonly<Record<string, number>>
}

/** What was read, before its columns have a meaning. */
export type ReadFile = ImportTable<FileRecord> & { old: OldReading | null }

type FileTable = Omit<ImportTable<FileRecord>, 'name'>

/** Of a file whose letters beyond ASCII can be read in several encodings. */
export type OldReading = {
  texts: OldTexts['texts']
  /** The encoding it was read in; null while nobody knows which one is right. */
  encoding: OldEncoding | null
}

/** Judged before the file is read. */
export function sizeProblem(bytes: number): FileProblem | null {
  if (bytes === 0) return { code: 'empty' }
  return bytes > importLimits.bytes
    ? { code: 'tooBig', values: { max: importLimits.bytes / 1024 / 1024 } }
    : null
}

export function readBytes(name: string, bytes: Uint8Array): ReadFile | FileProblem {
  return sizeProblem(bytes.length) ?? readDecoded(name, decode(bytes))
}

/** What was pasted, from a sheet or from a file. */
export function readPasted(text: string): ReadFile | FileProblem {
  return sizeProblem(text.length) ?? readDecoded(null, checked({ text, encoding: 'utf-8' }))
}

/** The same file by another encoding. */
export function readAs(file: ReadFile, encoding: OldEncoding): ReadFile {
  const { texts } = file.old!
  return { ...file, ...(readTable(texts[encoding]!) as FileTable), old: { texts, encoding } }
}

function readDecoded(
  name: string | null,
  decoded: UnicodeText | OldTexts | DecodeProblem,
): ReadFile | FileProblem {
  if ('code' in decoded) return decoded
  const old = 'texts' in decoded ? { texts: decoded.texts, encoding: decoded.likeliest } : null
  const text = 'text' in decoded ? decoded.text : shownText(decoded)
  const kind = notTable(text)
  if (kind) return { code: kind }
  const table = readTable(text)
  return 'code' in table ? table : { name, old, ...table }
}

function shownText({ texts, likeliest }: OldTexts): string {
  return texts[likeliest ?? oldEncodings.find((one) => texts[one] !== undefined)!]!
}

/** The first line by which a sheet says what stands between cells. */
const saysDelimiter = /^sep=([;,\t])\n/i

/** Empty lines among them; behind so many nothing is read. */
const mostLines = importLimits.rows * 2

/** Cells of a text with any line ends; empty lines are left out. */
function readTable(decoded: string): FileTable | FileProblem {
  const joined = decoded.includes('\r') ? decoded.replaceAll(/\r\n?/g, '\n') : decoded
  const declared = saysDelimiter.exec(joined)
  const text = declared ? joined.slice(declared[0].length) : joined
  const delimiter = (declared?.[1] as FileTable['delimiter'] | undefined) ?? findDelimiter(text)
  if (delimiter === null) return { code: 'oneColumn' }
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: mostLines })
  const records = recordsOf(data, declared ? 2 : 1)
  const [heading, ...rows] = records.filter(({ cells }) => lastFilled(cells) >= 0)
  if (!heading) return { code: 'empty' }
  const [error] = errors.filter(({ type }) => type === 'Quotes')
  if (error) return quoteProblem(text, delimiter, error, declared ? 1 : 0)
  const headings = heading.cells.slice(0, lastFilled(heading.cells) + 1).map((cell) => cell.trim())
  if (headings.length === 1) return { code: 'oneColumn' }
  if (headings.length > importLimits.columns)
    return { code: 'tooManyColumns', values: { count: headings.length, max: importLimits.columns } }
  if (rows.length > importLimits.rows || data.length >= mostLines)
    return { code: 'tooManyRows', values: { max: importLimits.rows } }
  if (rows.length === 0) return { code: 'onlyHeading' }
  return { delimiter, headings, rows: rows.map((row) => fitted(row, headings.length)) }
}

/** What stands most often between the words of the first line, quotes left out; null where nothing does. */
function findDelimiter(text: string): FileTable['delimiter'] | null {
  const start = text.trimStart().slice(0, 100_000)
  const [line = ''] = start.replaceAll(/"[^"]*"?/g, '').split('\n', 1)
  const counted = ([';', ',', '\t'] as const).map((one) => ({ one, count: line.split(one).length - 1 }))
  const most = counted.reduce((best, other) => (other.count > best.count ? other : best))
  return most.count === 0 ? null : most.one
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

const lastFilled = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '')

/** A short record has empty cells at its end; of a long one what is empty there is nothing. */
function fitted({ line, cells }: FileRecord, length: number): FileRecord {
  if (cells.length === length) return { line, cells }
  const lacking = Array.from({ length: Math.max(0, length - cells.length) }, () => '')
  return { line, cells: [...cells.slice(0, Math.max(length, lastFilled(cells) + 1)), ...lacking] }
}

/** `index` of the error is where the text of the cell begins, behind the quote that opens it. */
function quoteProblem(
  text: string,
  delimiter: string,
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

/** Lines with letters beyond ASCII, as an encoding reads them. */
type Sample = { encoding: OldEncoding; lines: readonly { line: number; cells: string }[] }

const mostSamples = 4
const beyondAscii = /[^\r\n]*[^\0-\x7f][^\r\n]*/g
const cellsBeyond = /[^;,\t"\r\n]*[^\0-\x7f][^;,\t"\r\n]*/g

/** The first such lines of a file in each encoding that it may have. */
export function samplesOf({ texts }: OldReading): Sample[] {
  return oldEncodings.flatMap((encoding) => {
    const text = texts[encoding]
    if (text === undefined) return []
    const lines: { line: number; cells: string }[] = []
    for (const { 0: own, index } of text.matchAll(beyondAscii)) {
      const cells = own.match(cellsBeyond)!.map((cell) => cell.trim())
      lines.push({ line: text.slice(0, index).split(/\r\n?|\n/).length, cells: cells.join(' · ') })
      if (lines.length === mostSamples) break
    }
    return [{ encoding, lines }]
  })
}
