import type { FileProblem } from './fileProblem.ts'

export type Encoding = 'utf-8' | 'utf-16' | 'windows-1252'
export type Decoded = { text: string; encoding: Encoding }

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], label: 'utf-8', encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], label: 'utf-16le', encoding: 'utf-16' },
  { bytes: [0xfe, 0xff], label: 'utf-16be', encoding: 'utf-16' },
] as const

/** How zip archives begin, which workbooks are, and workbooks of before. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
]

/** No text of a table has them; the last five mean nothing in Windows-1252. */
// eslint-disable-next-line no-control-regex -- they are what is meant
const notText = /[\0-\x08\x0e-\x1a\x1c-\x1f\x81\x8d\x8f\x90\x9d]/

/** The text of a file: by its mark, or UTF-8, or what is left where it is not that. */
export function decode(bytes: Uint8Array): Decoded | FileProblem {
  if (bytes.length === 0) return { code: 'empty' }
  if (workbooks.some((start) => beginsWith(bytes, start))) return { code: 'workbook' }
  const mark = marks.find((one) => beginsWith(bytes, one.bytes))
  if (mark) {
    const text = decodeAs(mark.label, bytes)
    return text === null ? { code: 'binary' } : whole({ text, encoding: mark.encoding })
  }
  const text = decodeAs('utf-8', bytes)
  if (text !== null) return whole({ text, encoding: 'utf-8' })
  const old = decodeAs('windows-1252', bytes)!
  return notText.test(old) ? { code: 'binary' } : { text: old, encoding: 'windows-1252' }
}

/** As `decode`, of what was pasted. */
export function whole(decoded: Decoded): Decoded | FileProblem {
  const { text } = decoded
  if (text.trim() === '') return { code: 'empty' }
  const nul = text.indexOf('\0')
  return nul === -1 ? decoded : { code: 'nul', values: placeOf(text, nul) }
}

/** Line and column of a character, from 1. */
function placeOf(text: string, index: number): { line: number; column: number } {
  const lines = text.slice(0, index).split(/\r\n?|\n/)
  return { line: lines.length, column: lines.at(-1)!.length + 1 }
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

function decodeAs(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
