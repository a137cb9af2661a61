/** @jest-environment node */
import { decode, decodeUnicode, notTable } from './decode.ts'
import { oldEncodings, oldText, type OldEncoding } from './oldEncodings.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const utf16 = (text: string, isBig = false): Uint8Array => {
  const bytes = new Uint8Array(2 + text.length * 2)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0xfeff, !isBig)
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 + at * 2, text.charCodeAt(at), !isBig)
  return bytes
}
const joined = (...parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]))

/** Bytes that are assigned in every encoding. */
const used = Uint8Array.from({ length: 256 }, (_, byte) => byte).filter(
  (byte) => ![0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte),
)
const lacking: Partial<Record<OldEncoding, Record<string, number>>> = {
  ibm850: { ü: 0x81, É: 0x90 },
  macintosh: { ç: 0x8d },
}
/** A text in a single-byte encoding. */
function inOld(encoding: OldEncoding, text: string): Uint8Array {
  const letters = oldText(encoding, used)!
  return Uint8Array.from(text, (letter) => lacking[encoding]?.[letter] ?? used[letters.indexOf(letter)]!)
}

it.each<[string, Uint8Array, object]>([
  ['UTF-8', utf8('Peña'), { text: 'Peña', encoding: 'utf-8' }],
  ['UTF-8 with its mark', utf8('\uFEFFPeña'), { text: 'Peña', encoding: 'utf-8' }],
  ['UTF-16, the small end first', utf16('Peña'), { text: 'Peña', encoding: 'utf-16' }],
  ['UTF-16, the big end first', utf16('Peña', true), { text: 'Peña', encoding: 'utf-16' }],
])('a file in %s is read as it is [beyond 43]', (_name, bytes, read) => expect(decode(bytes)).toEqual(read))

it('decodes code page 850 by its table [beyond 43]', () => {
  const text = oldText(
    'ibm850',
    Uint8Array.of(0x80, 0x81, 0x90, 0xa0, 0xa4, 0xa5, 0xb5, 0xd6, 0xe0, 0xe9, 0xff),
  )
  expect(text).toBe('ÇüÉáñÑÁÍÓÚ\u00a0')
})

describe.each(oldEncodings)('a file in %s [beyond 43]', (encoding) => {
  it.each([
    'Usuario;País;Teléfono',
    'Adrián;Vargas',
    'JULIÁN;ÁLVAREZ',
    'Inés;Peña',
    'MUÑOZ;GÓMEZ',
    'Agüero;Íñigo;Ana',
    'São João;Conceição',
    'Óscar;Ángel;Élida',
  ])('with %j is found by its words', (row) => {
    const text = `a;José\n${row}\n`
    expect(decode(inOld(encoding, text))).toMatchObject({ likeliest: encoding, texts: { [encoding]: text } })
  })
})

it.each([
  ['a sign that is no letter in any of them', Uint8Array.of(0x4e, 0xa7)],
  ['a letter that is one in several', Uint8Array.of(0xe9)],
])('of %s nobody knows the encoding [beyond 43]', (_name, bytes) => {
  expect(decode(bytes)).toMatchObject({ likeliest: null })
})

it('rejects unassigned bytes of Windows-1252 [beyond 43]', () => {
  const read = decode(inOld('ibm850', 'Agüero'))
  expect(Object.keys('texts' in read ? read.texts : {})).toEqual(['ibm850', 'macintosh'])
})

describe('a file without a single text encoding is rejected with a reason [beyond 43]', () => {
  const zip = Uint8Array.of(0x50, 0x4b, 0x03, 0x04)
  const latinLine = inOld('windows-1252', 'Sofía;Muñoz\r\n')
  it.each<[string, Uint8Array, object]>([
    ['nothing', utf8(''), { code: 'empty' }],
    ['a workbook', joined(zip, utf8('[Content_Types].xml xl/workbook.xml')), { code: 'workbook' }],
    [
      'a workbook of an open format',
      joined(zip, utf8('mimetypeapplication/vnd.oasis.opendocument.spreadsheet')),
      { code: 'workbook' },
    ],
    ['a workbook of before', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), { code: 'workbook' }],
    ['an archive', joined(zip, utf8('personas.csv')), { code: 'archive' }],
    ['another archive', Uint8Array.of(0x1f, 0x8b, 8), { code: 'archive' }],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), { code: 'binary' }],
    ['half a UTF-16', utf16('Peña').slice(0, 7), { code: 'encoding' }],
    ['UTF-16 without its mark', utf16('a;ñ\n').slice(2), { code: 'encoding' }],
    ['the same, the big end first', utf16('a;b\n', true).slice(2), { code: 'encoding' }],
    ['a NUL', utf8('a;b\n1;\u0000'), { code: 'nul', values: { line: 2, column: 3 } }],
    [
      'a line in another encoding than the others',
      joined(utf8('a;b\r\nJosé;Peña\r\n'), latinLine),
      { code: 'mixed', values: { line: 3 } },
    ],
    [
      'such a line before the others',
      joined(utf8('a;b\r'), latinLine, utf8('José;Peña')),
      { code: 'mixed', values: { line: 2 } },
    ],
    [
      'such a line behind the mark of UTF-8',
      joined(utf8('\uFEFFa;b\n'), latinLine),
      { code: 'mixed', values: { line: 2 } },
    ],
  ])('%s', (_name, bytes, problem) => expect(decode(bytes)).toEqual(problem))
})

it.each<[string, Uint8Array, object]>([
  ['UTF-8', utf8('{"a":"ñ"}'), { text: '{"a":"ñ"}' }],
  ['UTF-16', utf16('{}'), { text: '{}' }],
  ['nothing', utf8(''), { text: '' }],
  ['Windows-1252', inOld('windows-1252', '{\n"a":\n"Gestión"}'), { code: 'notUnicode', line: 3 }],
  ['two encodings', joined(utf8('ñ\n'), inOld('ibm850', 'ñ')), { code: 'notUnicode', line: 2 }],
  ['UTF-16 without its mark', utf16('{"a":1}').slice(2), { code: 'notUnicode', line: 1 }],
  ['a picture', Uint8Array.of(0xff, 0xd8, 0xff, 0), { code: 'notText' }],
])('of a file of the portal %s is read in Unicode or not at all [beyond 43]', (_name, bytes, read) => {
  expect(decodeUnicode(bytes)).toMatchObject(read)
})

it.each<[string, ReturnType<typeof notTable>]>([
  ['<html><head>', 'page'],
  ['<!DOCTYPE html>\n<title>Sign in', 'page'],
  ['<!-- made by x -->\n<table border="1">', 'page'],
  ['<?xml version="1.0"?><html xmlns="x">', 'page'],
  [
    '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
    'excelXml',
  ],
  ['<?xml version="1.0"?><people/>', 'xml'],
  ['<people xmlns="x">', 'xml'],
  ['{"error": "expired"}', 'json'],
  [' [\n{"a": 1}]', 'json'],
  ['{}', 'json'],
  ['Usuario;Correo', null],
  ['<nombre>;Correo', null],
  ['[Usuario];[Correo]', null],
  ['{Usuario};Correo', null],
])('%j is %s [beyond 43]', (text, kind) => expect(notTable(text)).toBe(kind))
