import { likeliestEncoding, oldEncodings, oldText, type OldEncoding } from './oldEncodings.ts'

/** A text decoded without ambiguity. */
export type UnicodeText = { text: string; encoding: 'utf-8' | 'utf-16' }
/** A single-byte text: the file does not tell its encoding beyond ASCII. */
export type OldTexts = {
  texts: Readonly<Partial<Record<OldEncoding, string>>>
  /** Guessed by the resulting words; null if undecided. */
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

/** Signatures of zip archives (current workbooks), old workbooks, and other archives. */
const zip = [0x50, 0x4b, 0x03, 0x04]
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0]
const gzip = [0x1f, 0x8b]

// Control characters that no text contains.
// eslint-disable-next-line no-control-regex -- matches control characters on purpose
const notText = /[\0-\x08\x0e-\x1a\x1c-\x1f]/

/** Decodes a file from a user; fails if any byte cannot be decoded. */
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

/** Decodes a file written by the portal, always Unicode. */
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

/** Checks of `decode` for pasted text or known Unicode. */
export function checked(decoded: UnicodeText): UnicodeText | DecodeProblem {
  const { text } = decoded
  if (text.trim() === '') return { code: 'empty' }
  const nul = text.indexOf('\0')
  return nul === -1 ? decoded : { code: 'nul', values: placeOf(text, nul) }
}

/** The real format of a text that is no table; null if it may be one. */
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

/** The first line that is not UTF-8, and whether another non-ASCII line is. */
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

/** Without a BOM, text in our languages has a 0 at every other byte. */
function isUtf16(bytes: Uint8Array): boolean {
  const zeros = [0, 0]
  const start = bytes.subarray(0, 1_000)
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2]! += 1
  return Math.min(...zeros) === 0 && Math.max(...zeros) > start.length / 4
}

/** Archives store file names uncompressed, before each file and at the end. */
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
