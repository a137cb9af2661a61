import {
  checked,
  decode,
  notTable,
  type DecodeProblem,
  type OldTexts,
  type UnicodeText,
} from '#shared/files/decode.ts'
import { oldEncodings, type OldEncoding } from '#shared/files/oldEncodings.ts'
import type { ImportTable } from '../importRow.ts'
import type { FileProblem } from './fileProblem.ts'
import { importLimits } from './limits.ts'
import { readTable, type FileTable } from './readTable.ts'

/** What was read, before its columns have a meaning. */
export type ReadFile = Pick<ImportTable, 'name'> & FileTable & { old: OldReading | null }

/** Of a file whose letters beyond ASCII can be read in several ways. */
export type OldReading = {
  texts: OldTexts['texts']
  /** The way in which it was read; null while nobody knows which one is right. */
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
