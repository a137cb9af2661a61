/** @jest-environment node */
import { createLinkCipher, fakeLinkKey } from './linkCipher.ts'
import { createRandom } from './store/random.ts'

const cipher = createLinkCipher(fakeLinkKey, createRandom('iv').hex)
const other = createLinkCipher(Buffer.alloc(32).toString('base64'), createRandom('iv').hex)

describe('the link cipher', () => {
  it('decrypts what it encrypted, in base64 and base64url', () => {
    const written = Array.from({ length: 20 }, () => cipher.encrypt('Contraseña😀 1*'))
    expect(new Set(written).size).toBe(20)
    expect(written.join('')).toMatch(/^[\w-]+$/)
    for (const text of written) {
      expect(cipher.decrypt(text)).toBe('Contraseña😀 1*')
      expect(cipher.decrypt(Buffer.from(text, 'base64url').toString('base64'))).toBe('Contraseña😀 1*')
    }
  })

  it('decrypts what the browser encrypts with the same key', async () => {
    const key = await crypto.subtle.importKey('raw', Buffer.from(fakeLinkKey, 'base64'), 'AES-GCM', false, [
      'encrypt',
    ])
    const iv = new Uint8Array(12).fill(7)
    const body = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      key,
      new TextEncoder().encode('Portal.2026*'),
    )
    expect(cipher.decrypt(Buffer.from([...iv, ...new Uint8Array(body)]).toString('base64url'))).toBe(
      'Portal.2026*',
    )
  })

  it.each(['', 'x', 'Portal.2026*', other.encrypt('x'), `${cipher.encrypt('x')}AAAA`])(
    'reads nothing in %j',
    (text) => {
      expect(cipher.decrypt(text)).toBeNull()
    },
  )
})
