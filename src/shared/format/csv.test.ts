/** @jest-environment node */
import { toCsv, unguarded } from './csv.ts'

const cell = (text: string): string => toCsv([[text]]).slice(1, -2)

it('is UTF-8 with BOM, ";" between cells and CRLF after every line', () => {
  expect(
    toCsv([
      ['Usuario', 'Año'],
      ['peña', ''],
    ]),
  ).toBe('\uFEFFUsuario;Año\r\npeña;\r\n')
  expect(toCsv([])).toBe('\uFEFF')
})

it.each([
  ['plain', 'plain'],
  ['a;b', '"a;b"'],
  ['"a;b"', '"""a;b"""'],
  ['a"b', '"a""b"'],
  ['a\nb', '"a\nb"'],
  ['a\r\nb', '"a\r\nb"'],
  [' a', '" a"'],
  ['a\u00A0', '"a\u00A0"'],
  ['a,b', 'a,b'],
  ['😀', '😀'],
])('writes %j as %j', (text, written) => {
  expect(cell(text)).toBe(written)
})

it.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@x', "'@x"],
  ['  =1', "'  =1"],
  ['\u00A0=1', "'\u00A0=1"],
  ['\t=1', "'\t'=1"],
  ['\tx', "'\tx"],
  [' \tx', "' \tx"],
  ['  \n1', `"'  \n1"`],
  ['\r=1', `"'\r'=1"`],
  ['\nx', `"'\nx"`],
  ['a\n=1', `"a\n'=1"`],
  ['a\r\n  @x', `"a\r\n'  @x"`],
  ['a\n\t1', `"a\n'\t1"`],
  ['＝1', "'＝1"],
  ['a=1', 'a=1'],
  ['1-2', '1-2'],
  ['maria-@suite.test', 'maria-@suite.test'],
  ["'=1", "'=1"],
  ['x,=1', "x,'=1"],
  ['x, =1', "x,' =1"],
  ['x;=1', `"x;'=1"`],
  ['x\t=1', "x\t'=1"],
  ['x,"=1', `"x,'""=1"`],
  ['x,,=1', "x,,'=1"],
  ['x,\r\n=1', `"x,\r\n'=1"`],
  ['Cali, Valle', 'Cali, Valle'],
  ['\u0000=1', "'=1"],
  ['a,\u0007\u001b=1\u007f', "a,'=1"],
])('writes no formula for %j [T18]', (text, written) => {
  expect(cell(text)).toBe(written)
})

// Quadratic time would exceed the test's timeout.
it.each(['\t', ', ', ' ', ',"', '\r\n'])('handles a long text of %j in linear time', (part) => {
  expect(cell(part.repeat(200_000)).length).toBeGreaterThanOrEqual(200_000 * part.length)
})

it.each([
  [';', 'a;"b;c";d,e\r\n'],
  [',', 'a,"b;c","d,e"\r\n'],
  ['\t', 'a\t"b;c"\td,e\r\n'],
] as const)('separates cells by %j and quotes cells that contain it', (delimiter, written) => {
  expect(toCsv([['a', 'b;c', 'd,e']], delimiter)).toBe(`\uFEFF${written}`)
})

it.each([
  ...['=1', '+57 300', '-5', '@x', "'=1", 'Ana', "O'Hara", ''],
  ...['ACME,@Home', 'ACME, -Beta,+Gamma', '\t=1', "Peña,'Hoy'"],
])('restores %j', (text) => {
  const written = toCsv([[text]], '\t')
    .slice(1, -2)
    .replace(/^"(.*)"$/s, '$1')
  expect(unguarded(written)).toBe(text === "'=1" ? '=1' : text)
})

it('restores several names of one cell', () => {
  expect(cell('ACME;@Home')).toBe(`"ACME;'@Home"`)
  expect(unguarded("ACME;'@Home")).toBe('ACME;@Home')
})
