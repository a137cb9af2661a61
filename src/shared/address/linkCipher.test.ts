/** @jest-environment node */
import { setConfig } from '#shared/config.ts'
import { decryptText, encryptText } from './linkCipher.ts'

beforeAll(() => setConfig({ linkKey: btoa('0123456789abcdef0123456789abcdef') }))

describe('linkCipher', () => {
  it.each(['Portal.2026*', ' ñandú 😀 ', 'x'.repeat(200)])('decrypts %p again [CRY-03]', async (plain) => {
    expect(await decryptText(await encryptText(plain))).toBe(plain)
  })

  it('hides the text and never gives the same ciphertext twice [CRY-01]', async () => {
    const [one, two] = [await encryptText('Portal.2026*'), await encryptText('Portal.2026*')]
    expect(one).not.toBe(two)
    expect(one).toMatch(/^[\w-]+$/)
    expect(atob(one.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('Portal')
  })

  it('takes the key from configuration [CRY-04]', async () => {
    const link = await encryptText('a')
    setConfig({ linkKey: btoa('another key of thirty-two bytes!') })
    expect(await decryptText(link)).toBeNull()
    setConfig({ linkKey: btoa('0123456789abcdef0123456789abcdef') })
  })

  it('reads any base64 alphabet, also with spaces instead of plus signs', async () => {
    const link = await encryptText('payload '.repeat(20))
    const standard = link.replaceAll('-', '+').replaceAll('_', '/')
    expect(await decryptText(standard)).toBe('payload '.repeat(20))
    expect(await decryptText(standard.replaceAll('+', ' '))).toBe('payload '.repeat(20))
  })

  it.each(['', 'x', '%%%', 'AAAA', 'A'.repeat(100_000)])('returns null for an invalid link', async (link) => {
    expect(await decryptText(link)).toBeNull()
  })
})
