import type { ImportTable } from '../importRow.ts'
import { decode, whole, type Decoded, type Encoding } from './decode.ts'
import type { FileProblem } from './fileProblem.ts'
import { importLimits } from './limits.ts'
import { readTable, type FileTable } from './readTable.ts'

/** What was read, before its columns have a meaning. */
export type ReadFile = Pick<ImportTable, 'name'> & FileTable & { encoding: Encoding }

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
  return sizeProblem(text.length) ?? readDecoded(null, whole({ text, encoding: 'utf-8' }))
}

function readDecoded(name: string | null, decoded: Decoded | FileProblem): ReadFile | FileProblem {
  if ('code' in decoded) return decoded
  const table = readTable(decoded.text)
  return 'code' in table ? table : { name, encoding: decoded.encoding, ...table }
}
