/** @jest-environment node */
import { bytesOf, fromBase64, textOf, toBase64, toBase64Url } from './bytes.ts'

it.each([[[]], [[0]], [[251, 255, 191, 62]], [[...Buffer.from('Ñandú 🦙')]]])(
  'writes and reads %j',
  (values) => {
    const bytes = Uint8Array.from(values)
    const [plain, url] = (['base64', 'base64url'] as const).map((name) => Buffer.from(bytes).toString(name))
    expect([toBase64(bytes), toBase64Url(bytes)]).toEqual([plain, url])
    for (const text of [plain!, url!, `${plain} \n`]) expect([...fromBase64(text)]).toEqual(values)
  },
)

it.each(['%%%%', 'A', 'AAAAA', 'Señal'])('reads what it can of %j', (text) => {
  expect([...fromBase64(text)]).toEqual([...Buffer.from(text, 'base64')])
})

it('keeps a byte order mark', () => {
  expect(textOf(bytesOf('\ufeffñ'))).toBe('\ufeffñ')
})
