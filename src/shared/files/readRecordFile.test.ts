/** @jest-environment node */
import * as z from 'zod/mini'
import { deepest } from './jsonPlace.ts'
import { readRecordFile, readRecordText } from './readRecordFile.ts'
import { largestFile, recordFileName, writeRecordFile, type FileKind } from './recordFile.ts'

type Tool = { name: string; parts: { name: string }[] }
const tools: FileKind<Tool> = {
  kind: 'role',
  schema: z.object({ name: z.string(), parts: z.array(z.object({ name: z.string() })) }),
  upgrade: (before) => ({ ...(before as object), parts: [] }),
}
const now = new Date('2026-03-04T15:20:00Z')
const saw: Tool = { name: 'Sierra', parts: [{ name: 'hoja' }, { name: 'mango' }] }
const written = writeRecordFile(tools, saw, { product: 'ibuhoo', now })
const file = (fields: object, record: object = saw): string =>
  JSON.stringify({ format: 'portal-record', version: 2, kind: 'role', product: 'p', record, ...fields })

it('writes a record in lines in a stable order, and reads it back [beyond 32]', () => {
  expect(written).toMatchInlineSnapshot(`
    "{
      "format": "portal-record",
      "version": 2,
      "kind": "role",
      "product": "ibuhoo",
      "exportedAt": "2026-03-04T15:20:00.000Z",
      "record": {
        "name": "Sierra",
        "parts": [
          {
            "name": "hoja"
          },
          {
            "name": "mango"
          }
        ]
      }
    }
    "
  `)
  expect(readRecordText(written, tools)).toEqual({
    record: saw,
    product: 'ibuhoo',
    exportedAt: '2026-03-04T15:20:00.000Z',
    ignored: [],
  })
})

it.each([
  ['nothing', '', { code: 'empty' }],
  ['blanks', ' \n\t', { code: 'empty' }],
  ['cut in the middle', written.slice(0, 180), { code: 'cut', line: 9, column: 13 }],
  ['cut before the last brace', written.trimEnd().slice(0, -1), { code: 'cut', line: 18, column: 1 }],
  ['a picture', '\uFFFDPNG\r\n\u001A', { code: 'broken', line: 1, column: 1 }],
  ['a table', 'name;alias\nA;B', { code: 'broken', line: 1, column: 1 }],
  ['a text after it', `${written}…`, { code: 'broken', line: 19, column: 1 }],
  ['a list', '[]', { code: 'notRecord' }],
  ['a number', '7', { code: 'notRecord' }],
  ['null', 'null', { code: 'notRecord' }],
  ['another file', '{"format": "portal-preferences", "version": 1}', { code: 'notRecord' }],
  ['nested too deep', `{"a":${'['.repeat(100_000)}`, { code: 'tooDeep', line: 1, column: 5 + deepest }],
  ['a later version', file({ version: 3 }), { code: 'later', version: 3 }],
  ['a later version of another kind', file({ version: 9, kind: 'menu' }), { code: 'later', version: 9 }],
  ['a version that is none', file({ version: '2' }), { code: 'shape', place: 'version' }],
  ['version 0', file({ version: 0 }), { code: 'shape', place: 'version' }],
  ['another kind', file({ kind: 'menu' }), { code: 'otherKind', kind: 'menu' }],
  ['a kind that is none', file({ kind: 'user' }), { code: 'shape', place: 'kind' }],
  ['no record', file({ record: undefined }), { code: 'shape', place: 'record' }],
  ['a record that is a text', file({ record: 'x' }), { code: 'shape', place: 'record' }],
  ['a name that is a number', file({}, { ...saw, name: 7 }), { code: 'shape', place: 'record › name' }],
  [
    'a part without a name',
    file({}, { ...saw, parts: [{ name: 'a' }, {}] }),
    { code: 'shape', place: 'record › parts › 2 › name' },
  ],
])('refuses %s, and says where [beyond 32]', (_case, text, problem) => {
  expect(readRecordText(text, tools)).toEqual({ problem })
})

it('reads the previous version, without a product, but no older one [beyond 32]', () => {
  expect(readRecordText(file({ version: 1, product: undefined }, { name: 'Sierra' }), tools)).toEqual({
    record: { name: 'Sierra', parts: [] },
    product: null,
    exportedAt: null,
    ignored: [],
  })
})

it('reports unknown fields once each and ignores them [beyond 32]', () => {
  const text = `{"format": "portal-record", "version": 2, "kind": "role", "id": 7,
    "__proto__": {"polluted": true},
    "record": {"name": "Sierra", "constructor": {"prototype": {"polluted": true}}, "id": 1,
      "parts": [{"name": "a", "__proto__": {"polluted": true}}, {"name": "b", "__proto__": 1}]}}`
  const read = readRecordText(text, tools)
  expect(read).toMatchObject({
    record: { name: 'Sierra', parts: [{ name: 'a' }, { name: 'b' }] },
    ignored: ['id', '__proto__', 'record › constructor', 'record › id', 'record › parts › __proto__'],
  })
  expect(({} as { polluted?: true }).polluted).toBeUndefined()
  const { record } = read as { record: Tool }
  expect(Object.getPrototypeOf(record.parts[0])).toBe(Object.prototype)
  expect(Object.keys(record)).toEqual(['name', 'parts'])
})

it('keeps texts unchanged, even markup or formulas', () => {
  const name = '<img src=x onerror=alert(1)> \u202Egnp {{name}} 👩‍🦰 = 1+1'
  expect(
    readRecordText(writeRecordFile(tools, { ...saw, name }, { product: 'p', now }), tools),
  ).toMatchObject({
    record: { name },
  })
})

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer

it('does not read a file that is too large, and reports a removed one [beyond 32]', async () => {
  const arrayBuffer = jest.fn(() => Promise.resolve(bytesOf(written)))
  await expect(readRecordFile({ size: 50 * 1024 * 1024, arrayBuffer }, tools)).resolves.toEqual({
    problem: { code: 'tooLarge' },
  })
  expect(arrayBuffer).not.toHaveBeenCalled()
  await expect(readRecordFile({ size: largestFile, arrayBuffer }, tools)).resolves.toMatchObject({
    record: saw,
  })
  await expect(
    readRecordFile({ size: 1, arrayBuffer: () => Promise.reject(new Error('gone')) }, tools),
  ).resolves.toEqual({ problem: { code: 'unreadable' } })
})

it('rejects a file that it cannot decode [beyond 43]', async () => {
  const latin = Uint8Array.from(written.replace('Sierra', 'Gestión'), (letter) => letter.charCodeAt(0))
  const arrayBuffer = () => Promise.resolve(latin.buffer)
  await expect(readRecordFile({ size: 1, arrayBuffer }, tools)).resolves.toEqual({
    problem: { code: 'notUnicode', line: 8 },
  })
})

it.each([
  ['rol', 'Gestión de Nómina', 'rol-gestion-de-nomina.json'],
  ['rol', '../../etc/passwd', 'rol-etc-passwd.json'],
  ['menu', '', 'menu.json'],
  ['rol', 'CON: a|b?*', 'rol-con-a-b.json'],
  ['rol', 'x'.repeat(300), `rol-${'x'.repeat(76)}.json`],
])('names a file of %s %j', (kind, name, fileName) => {
  expect(recordFileName(kind, name)).toBe(fileName)
})
