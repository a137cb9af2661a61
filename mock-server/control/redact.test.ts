/** @jest-environment node */
import { createLinkCipher, fakeLinkKey } from '../linkCipher.ts'
import { createRandom } from '../store/random.ts'
import { redactEntry } from './redact.ts'

const cipher = createLinkCipher(fakeLinkKey, createRandom('iv').hex)
const entry = {
  order: 1,
  at: '2026-01-01T00:00:00.000Z',
  method: 'POST',
  path: '/x?token=abc&id=7&access_token=def',
  headers: { authorization: 'Bearer abc', token: 'abc', user: 'ana' },
  body: {
    user: 'ana',
    password: cipher.encrypt('Clave.1*'),
    newpassword: 'clear',
    RefreshToken: 'r',
    tokenCaptcha: '',
    list: [{ token: 't' }],
  },
  status: 200,
  ms: 3,
  code: null,
  endpoint: 'login',
  why: null,
  from: null,
  misfit: null,
}

describe('a journal entry', () => {
  it('shows neither passwords nor tokens', () => {
    expect(redactEntry(entry, null)).toEqual({
      ...entry,
      path: '/x?token=[redacted]&id=7&access_token=[redacted]',
      headers: { authorization: 'Bearer [redacted]', token: '[redacted]', user: 'ana' },
      body: {
        user: 'ana',
        password: '[redacted]',
        newpassword: '[redacted]',
        RefreshToken: '[redacted]',
        tokenCaptcha: '',
        list: [{ token: '[redacted]' }],
      },
    })
  })

  it('shows passwords on demand, and whether one came unencrypted', () => {
    expect(redactEntry(entry, cipher).body).toMatchObject({
      password: 'Clave.1*',
      newpassword: '[not encrypted with the agreed key]',
      RefreshToken: '[redacted]',
    })
  })

  it('limits the depth', () => {
    const deep: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000))
    expect(JSON.stringify(redactEntry({ ...entry, body: deep }, null).body)).toContain('[[["[deeper]"]]]')
  })
})
