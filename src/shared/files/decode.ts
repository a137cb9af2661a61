import { likeliestEncoding, oldEncodings, oldText, type OldEncoding } from './oldEncodings.ts'

/** A text of which every letter is known. */
export type UnicodeText = { text: string; encoding: 'utf-8' | 'utf-16' }
/** A text of one byte a letter: which letters those beyond ASCII are, nothing in the file says. */
export type OldTexts = {
  texts: Readonly<Partial<Record<OldEncoding, string>>>
  /** By the words that come of it; null where that does not tell. */
  likeliest: OldEncoding | null
}

export type DecodeProblem = {
  code:
    | 'empty'
    | 'workbook'
    | 'archive'
    | 'encoding'
    | 'binary'
    | 'page'
    | 'excelXml'
    | 'xml'
    | 'json'
    | 'nul'
    | 'mixed'
  values?: Readonly<Record<string, number>>
}

const marks = [
  { bytes: [0xef, 0xbb, 0xbf], label: 'utf-8', encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], label: 'utf-16le', encoding: 'utf-16' },
  { bytes: [0xfe, 0xff], label: 'utf-16be', encoding: 'utf-16' },
] as const

/** Workbooks of today are archives, those of before and what else archives are. */
const zip = [0x50, 0x4b, 0x03, 0x04]
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0]
const gzip = [0x1f, 0x8b]

// No text has them.
// eslint-disable-next-line no-control-regex -- they are what is meant
const notText = /[\0-\x08\x0e-\x1a\x1c-\x1f]/

/** The text of a file that a person brings, as long as every byte of it is understood. */
export function decode(bytes: Uint8Array): UnicodeText | OldTexts | DecodeProblem {
  if (bytes.length === 0) return { code: 'empty' }
  if (beginsWith(bytes, oldWorkbook)) return { code: 'workbook' }
  if (beginsWith(bytes, zip)) return { code: isWorkbook(bytes) ? 'workbook' : 'archive' }
  if (beginsWith(bytes, gzip)) return { code: 'archive' }
  const mark = marks.find((one) => beginsWith(bytes, one.bytes))
  if (!mark && isUtf16(bytes)) return { code: 'encoding' }
  const { label, encoding } = mark ?? { label: 'utf-8', encoding: 'utf-8' as const }
  const text = decodeAs(label, bytes)
  if (text !== null) return checked({ text, encoding })
  if (encoding === 'utf-16') return { code: 'encoding' }
  const { wrong, isOther } = linesBeyond(bytes)
  if (mark || isOther) return { code: 'mixed', values: { line: wrong } }
  const texts: Partial<Record<OldEncoding, string>> = {}
  for (const one of oldEncodings) {
    const read = oldText(one, bytes)
    if (read !== null) texts[one] = read
  }
  if (Object.values(texts).every((one) => notText.test(one))) return { code: 'binary' }
  return { texts, likeliest: likeliestEncoding(texts) }
}

/** The text of a file that the portal wrote, always in Unicode. */
export function decodeUnicode(
  bytes: Uint8Array,
): { text: string } | { code: 'notUnicode'; line: number } | { code: 'notText' } {
  const decoded = decode(bytes)
  if ('text' in decoded) return decoded
  if ('texts' in decoded) return { code: 'notUnicode', line: linesBeyond(bytes).wrong }
  if (decoded.code === 'mixed') return { code: 'notUnicode', line: decoded.values!['line']! }
  if (decoded.code === 'encoding') return { code: 'notUnicode', line: 1 }
  return decoded.code === 'empty' ? { text: '' } : { code: 'notText' }
}

/** As `decode`, of what was pasted or is known to be Unicode. */
export function checked(decoded: UnicodeText): UnicodeText | DecodeProblem {
  const { text } = decoded
  if (text.trim() === '') return { code: 'empty' }
  const nul = text.indexOf('\0')
  return nul === -1 ? decoded : { code: 'nul', values: placeOf(text, nul) }
}

/** What a text is that only its name calls a table; null where it may be one. */
export function notTable(text: string): 'page' | 'excelXml' | 'xml' | 'json' | null {
  const start = text.slice(0, 4_000).trimStart()
  if (/^(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html|html|head|body|meta|table|div|style)[\s>]/i.test(start))
    return 'page'
  if (/^<\?xml|^<[a-z]+:?[a-z]*\s+xmlns/i.test(start)) {
    if (/urn:schemas-microsoft-com:office:(?:spreadsheet|excel)|<workbook/i.test(start)) return 'excelXml'
    return /<html[\s>]/i.test(start) ? 'page' : 'xml'
  }
  return /^(?:\{\s*["}]|\[\s*[[{"\]])/.test(start) ? 'json' : null
}

/** The first line that is no UTF-8, and whether another one with letters beyond ASCII is. */
function linesBeyond(bytes: Uint8Array): { wrong: number; isOther: boolean } {
  let wrong = 0
  let isOther = false
  let line = 1
  for (let from = 0; from < bytes.length; line += 1) {
    const end = lineEnd(bytes, from)
    const own = bytes.subarray(from, end)
    if (own.some((byte) => byte > 0x7f)) {
      if (decodeAs('utf-8', own) !== null) isOther = true
      else wrong ||= line
    }
    from = end + (bytes[end] === 0x0d && bytes[end + 1] === 0x0a ? 2 : 1)
  }
  return { wrong, isOther }
}

function lineEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at += 1) if (bytes[at] === 0x0a || bytes[at] === 0x0d) return at
  return bytes.length
}

/** Without its mark, the letters of our languages show it: one byte of every two is 0, and always the same one. */
function isUtf16(bytes: Uint8Array): boolean {
  const zeros = [0, 0]
  const start = bytes.subarray(0, 1_000)
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2]! += 1
  return Math.min(...zeros) === 0 && Math.max(...zeros) > start.length / 4
}

/** Names stand in an archive as they are: before each of its files, and at its end. */
function isWorkbook(bytes: Uint8Array): boolean {
  const ends = [bytes.subarray(0, 4_000), bytes.subarray(-8_000)]
  return ends.some((part) => /xl\/|opendocument\.spreadsheet/.test(new TextDecoder('latin1').decode(part)))
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
