/** @jest-environment node */
import * as crypto from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import * as zlib from 'node:zlib'
import { Buffer as BrowserBuffer } from './buffer.ts'
import { filesPath, join, readFile } from './files.ts'
import * as ownCrypto from './crypto.ts'
import * as ownHttp from './http.ts'
import { types } from './util.ts'
import * as ownZlib from './zlib.ts'

const texts = ['', 'a', 'Ñandú 🦙', '??>>~~', 'x'.repeat(1000)]

it.each(texts)('hashes and signs %j as Node.js does', (text) => {
  for (const encoding of ['hex', 'base64', 'base64url'] as const) {
    expect(ownCrypto.createHash('sha256').update(text).digest(encoding)).toBe(
      crypto.createHash('sha256').update(text).digest(encoding),
    )
    expect(ownCrypto.createHmac('sha256', 'clave ñ').update(text).digest(encoding)).toBe(
      crypto.createHmac('sha256', 'clave ñ').update(text).digest(encoding),
    )
  }
})

describe('a sealed text', () => {
  const [key, iv] = [crypto.randomBytes(32), crypto.randomBytes(12)]
  const sealedBy = ({ createCipheriv }: typeof ownCrypto, text: string) => {
    const cipher = createCipheriv('aes-256-gcm', key, iv)
    const body = Buffer.concat([cipher.update(text), cipher.final()])
    return { body, tag: cipher.getAuthTag() }
  }
  const node = crypto as unknown as typeof ownCrypto

  it.each(texts)('is the same as that of Node.js, and is read by either: %j', (text) => {
    const own = sealedBy(ownCrypto, text)
    expect(own).toEqual(sealedBy(node, text))
    for (const { createDecipheriv } of [ownCrypto, node]) {
      const decipher = createDecipheriv('aes-256-gcm', key, iv)
      decipher.setAuthTag(own.tag)
      expect(Buffer.concat([decipher.update(own.body), decipher.final()]).toString()).toBe(text)
    }
  })

  it('that somebody has changed is refused', () => {
    const { body, tag } = sealedBy(ownCrypto, 'clave')
    const decipher = ownCrypto.createDecipheriv('aes-256-gcm', key, iv)
    decipher.setAuthTag(tag)
    expect(() => decipher.update(Buffer.from(body.map((byte) => byte ^ 1)))).toThrow()
  })
})

it.each([
  [[1, 2, 3], [1, 2, 3], true],
  [[1, 2, 3], [1, 2, 4], false],
  [[1, 2, 3], [1, 2], false],
  [[], [], true],
])('%j and %j are equal: %s', (one, other, are) => {
  expect(ownCrypto.timingSafeEqual(Uint8Array.from(one), Uint8Array.from(other))).toBe(are)
})

it('packs what Node.js unpacks, and sums as it does', () => {
  const bytes = crypto.randomBytes(5000)
  expect(zlib.inflateSync(ownZlib.deflateSync(bytes))).toEqual(bytes)
  for (const some of [bytes, Buffer.alloc(0), Buffer.from('IEND')])
    expect(ownZlib.crc32(some)).toBe(zlib.crc32(some))
})

it.each(['base64', 'base64url', 'hex', 'utf8'] as const)(
  'writes and reads %s as Node.js does',
  (encoding) => {
    for (const bytes of [Buffer.from([251, 255, 191, 62]), Buffer.from('Ñ🦙'), Buffer.alloc(0)]) {
      const text = bytes.toString(encoding)
      expect(BrowserBuffer.from(bytes).toString(encoding)).toBe(text)
      expect([...BrowserBuffer.from(text, encoding)]).toEqual([...Buffer.from(text, encoding)])
    }
  },
)

it('says the statuses that sockets are refused with, and sends nothing on', () => {
  for (const [status, text] of Object.entries(ownHttp.STATUS_CODES)) expect(STATUS_CODES[status]).toBe(text)
  expect(() => ownHttp.request()).toThrow('passes nothing on')
})

it('tells maps and bytes', () => {
  expect([types.isMap(new Map()), types.isMap({})]).toEqual([true, false])
  expect([types.isUint8Array(Buffer.alloc(1)), types.isUint8Array([1])]).toEqual([true, false])
})

it('reads a file from where the demo keeps it', async () => {
  const asked: string[] = []
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    asked.push(input as string)
    const isThere = String(input).endsWith('.css')
    return Promise.resolve(new Response(isThere ? 'Ñ' : null, { status: isThere ? 200 : 404 }))
  })
  await expect(readFile(join('a', 'b', 'page.css'), 'utf8')).resolves.toBe('Ñ')
  await expect(readFile(join('a', 'page.js'))).rejects.toThrow('page.js is not there')
  expect(asked).toEqual([`${filesPath}page.css`, `${filesPath}page.js`])
})
