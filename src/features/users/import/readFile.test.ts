/** @jest-environment node */
import {
  importLimits,
  readAs,
  readBytes,
  readPasted,
  samplesOf,
  sizeProblem,
  type ReadFile,
} from './readFile.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
const utf16 = (text: string, isBig = false): Uint8Array => {
  const bytes = new Uint8Array(2 + text.length * 2)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0xfeff, !isBig)
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(2 + index * 2, text.charCodeAt(index), !isBig)
  return bytes
}
const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const read = (bytes: Uint8Array) => readBytes('personas.csv', bytes)
const readText = (text: string) => read(utf8(text))
const table = (result: ReturnType<typeof read>): ReadFile => {
  if ('code' in result) throw new Error(result.code)
  return result
}
const cells = (result: ReturnType<typeof read>): readonly (readonly string[])[] =>
  table(result).rows.map((record) => record.cells)

const two = 'Usuario;Nombres\nana;Peña\n'

describe('a file of people is read [beyond 13]', () => {
  it.each([
    ['UTF-8', utf8(two), null],
    ['UTF-16', utf16(two), null],
    ['Windows-1252', latin(two), 'windows-1252'],
    ['code page 850', latin(two.replace('ñ', '\u00a4')), 'ibm850'],
  ])('in %s', (_name, bytes, encoding) => {
    const result = table(read(bytes))
    expect(result).toMatchObject({ name: 'personas.csv', headings: ['Usuario', 'Nombres'] })
    expect(result.old?.encoding ?? null).toBe(encoding)
    expect(result.rows).toEqual([{ line: 2, cells: ['ana', 'Peña'] }])
  })

  it('in another encoding than the likeliest one, as it is chosen', () => {
    const other = readAs(table(read(latin(two))), 'macintosh')
    expect(other.old?.encoding).toBe('macintosh')
    expect(other.rows).toEqual([{ line: 2, cells: ['ana', 'PeÒa'] }])
  })

  it('with samples of its lines beyond ASCII, as each encoding reads them', () => {
    const text = 'Usuario;País;Nombres\r\nana;CO;Ana\r\nluis;"CO";Luis Peña\r\n'
    const lines = (heading: string, cell: string) => [
      { line: 1, cells: heading },
      { line: 3, cells: cell },
    ]
    expect(samplesOf(table(read(latin(text))).old!)).toEqual([
      { encoding: 'windows-1252', lines: lines('País', 'Luis Peña') },
      { encoding: 'ibm850', lines: lines('PaÝs', 'Luis Pe±a') },
      { encoding: 'macintosh', lines: lines('PaÌs', 'Luis PeÒa') },
    ])
  })

  it.each([
    [';', 'Usuario;Correo, el de la casa\nana;a,b'],
    [',', 'Usuario,"Correo; el de la casa"\nana,a;b'],
    ['\t', 'Usuario\tCorreo\nana\ta;b'],
  ])('apart by %j', (delimiter, text) => {
    expect(table(readText(text)).delimiter).toBe(delimiter)
    expect(cells(readText(text))[0]).toHaveLength(2)
  })

  it('by what its first line says it is apart by', () => {
    expect(table(readText('sep=,\r\nUsuario,A;B;C\r\nana,1'))).toMatchObject({
      delimiter: ',',
      rows: [{ line: 3, cells: ['ana', '1'] }],
    })
  })

  it.each<[string, string, { line: number; cells: string[] }[]]>([
    [
      'mixed line ends',
      'A;B\r\n1;2\n3;4\r5;6',
      [
        { line: 2, cells: ['1', '2'] },
        { line: 3, cells: ['3', '4'] },
        { line: 4, cells: ['5', '6'] },
      ],
    ],
    [
      'line breaks in cells',
      'A;"B\r\nC"\n"1\n\n1";2\n3;4',
      [
        { line: 3, cells: ['1\n\n1', '2'] },
        { line: 6, cells: ['3', '4'] },
      ],
    ],
    ['empty lines', '\n\nA;B\n\n;;\n1;2\n   \n', [{ line: 6, cells: ['1', '2'] }]],
    [
      'records that are short, or long with nothing in them',
      'A;B;C\n1\n1;2;3;;\n1;2;3;;5',
      [
        { line: 2, cells: ['1', '', ''] },
        { line: 3, cells: ['1', '2', '3'] },
        { line: 4, cells: ['1', '2', '3', '', '5'] },
      ],
    ],
    ['quotes in quotes', 'A;B\n"di ""hola""";""', [{ line: 2, cells: ['di "hola"', ''] }]],
    [
      'what a sheet would run, other directions, emoji',
      'A;B\n=1+1;@x\nשלום;👩‍👩‍👧',
      [
        { line: 2, cells: ['=1+1', '@x'] },
        { line: 3, cells: ['שלום', '👩‍👩‍👧'] },
      ],
    ],
    ['names of objects', '__proto__;constructor\n__proto__;1', [{ line: 2, cells: ['__proto__', '1'] }]],
  ])('with %s, each record with its line', (_name, text, records) => {
    expect(table(readText(text)).rows).toEqual(records)
  })

  it('leaves out headings that are empty at the end, and blanks around others', () => {
    expect(table(readText(' A ;B;;\n1;2;;')).headings).toEqual(['A', 'B'])
  })

  it('is read as well when it was pasted', () => {
    expect(readPasted('A\tB\r\n1\t2')).toMatchObject({
      name: null,
      rows: [{ line: 2, cells: ['1', '2'] }],
    })
    expect(readPasted('  ')).toEqual({ code: 'empty' })
    expect(readPasted('<table><tr><td>A;B')).toEqual({ code: 'page' })
  })
})

describe('a file that cannot be read is refused with its reason [beyond 13]', () => {
  const columns = (count: number): string => Array.from({ length: count }, (_, at) => `C${at}`).join(';')

  it.each<[string, Uint8Array, object]>([
    ['empty', utf8(''), { code: 'empty' }],
    ['nothing but blanks', utf8(' \r\n \t'), { code: 'empty' }],
    ['nothing but a mark', utf8('\uFEFF'), { code: 'empty' }],
    ['only delimiters', utf8(';;;\n;;;'), { code: 'empty' }],
    ['only a heading', utf8('Usuario;Correo\r\n'), { code: 'onlyHeading' }],
    ['one column', utf8('Usuario\nana\nluis'), { code: 'oneColumn' }],
    ['another delimiter', utf8('Usuario|Correo\nana|a@b.co'), { code: 'oneColumn' }],
    ['60 columns', utf8(`${columns(60)}\n1`), { code: 'tooManyColumns', values: { count: 60, max: 40 } }],
    [
      '100,000 rows',
      utf8(`A;B\n${'1;2\n'.repeat(100_000)}`),
      { code: 'tooManyRows', values: { max: 10_000 } },
    ],
    [
      'one row too many',
      utf8(`A;B\n${'1;2\n'.repeat(10_001)}`),
      { code: 'tooManyRows', values: { max: 10_000 } },
    ],
    [
      'more empty lines than rows may be',
      utf8(`A;B\n${'\n'.repeat(20_000)}1;2`),
      { code: 'tooManyRows', values: { max: 10_000 } },
    ],
    ['a NUL', utf8('A;B\r\n1;2\n3;\u00004'), { code: 'nul', values: { line: 3, column: 3 } }],
    ['UTF-16 without a mark', utf16(two).slice(2), { code: 'encoding' }],
    ['half a UTF-16', utf16(two).slice(0, 9), { code: 'encoding' }],
    [
      'a picture',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49),
      { code: 'binary' },
    ],
    ['a photograph', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46), { code: 'binary' }],
    ['a page', utf8('<html><table><tr><td>Usuario;Correo'), { code: 'page' }],
    ['a message in JSON', utf8('{"error": "x;y"}'), { code: 'json' }],
    [
      'a line in another encoding',
      Uint8Array.of(...utf8(two), ...latin('eva;Peña')),
      { code: 'mixed', values: { line: 3 } },
    ],
    [
      'quotes that never close',
      utf8('A;B\n1;"x\ny"\n2;"z\n3;4\n5;6'),
      { code: 'openQuote', values: { line: 4, column: 2 } },
    ],
    [
      'quotes that close somewhere else',
      utf8('A;B;C\n1;2;3\n"4;5;6\n7;"8";9'),
      { code: 'openQuote', values: { line: 3, column: 1 } },
    ],
    [
      'quotes that never close behind a line of the sheet',
      utf8('sep=;\nA;B\n1;"2'),
      { code: 'openQuote', values: { line: 3, column: 2 } },
    ],
  ])('%s', (_name, bytes, problem) => {
    expect(read(bytes)).toEqual(problem)
  })

  it('holds exactly the stated number of rows', () => {
    expect(cells(readText(`A;B\n${'1;2\n'.repeat(10_000)}`))).toHaveLength(10_000)
    expect(table(readText(`${columns(40)}\n1`)).headings).toHaveLength(40)
  })

  it.each([
    [0, { code: 'empty' }],
    [1, null],
    [importLimits.bytes, null],
    [importLimits.bytes + 1, { code: 'tooBig', values: { max: 10 } }],
    [200 * 1024 * 1024, { code: 'tooBig', values: { max: 10 } }],
  ])('by its size alone: %d bytes', (bytes, problem) => {
    expect(sizeProblem(bytes)).toEqual(problem)
  })
})
