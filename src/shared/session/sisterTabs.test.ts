import { decryptText, encryptText } from '#shared/address/linkCipher.ts'
import { joinTabs } from './refresh.ts'
import { hear, prepareChannel, sentMessages } from './testChannel.ts'
import { testToken } from './testTokens.ts'
import { clearSession, readSession, writeSession, type Session } from './tokens.ts'

/** Waits for encryption and decryption. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await encryptText('x', otherKey)
}

const otherKey = btoa('0123456789abcdef0123456789abcdef')
const newer = testToken({ jti: 'newer' })
let own: Session
let leave: () => void

prepareChannel()
beforeEach(() => {
  own = writeSession({ token: testToken(), refreshToken: 'refresh-1' })!
  writeSession({ token: testToken(), refreshToken: 'refresh-2', id: own.id, refreshes: 1 })
  leave = joinTabs()
  sentMessages.length = 0
})
afterEach(() => {
  leave()
  clearSession()
})

describe('tokens exchanged between tabs', () => {
  it('can be decrypted only by tabs of the session', async () => {
    hear({ type: 'ask', session: own.id, refreshes: 0 })
    await settle()
    expect(sentMessages).toEqual([{ type: 'tokens', session: own.id, sealed: expect.any(String) }])
    const [{ sealed }] = sentMessages as [{ sealed: string }]
    expect(JSON.stringify(sentMessages)).not.toMatch(/refresh-\d|eyJ/)
    expect(JSON.stringify(sentMessages)).not.toContain(own.key)
    expect(await decryptText(sealed, otherKey)).toBeNull()
    expect(JSON.parse((await decryptText(sealed, own.key!))!)).toEqual({
      token: readSession()!.token,
      refreshToken: 'refresh-2',
      refreshes: 1,
      skewMs: readSession()!.skewMs,
    })
  })

  it('include the clock skew, as they may arrive long after they were issued', async () => {
    const token = testToken({ jti: 'newer' }, Date.now() - 600_000)
    const tokens = JSON.stringify({ token, refreshToken: 'refresh-new', refreshes: 2, skewMs: 7_000 })
    hear({ type: 'tokens', session: own.id, sealed: await encryptText(tokens, own.key!) })
    await settle()
    expect(readSession()).toMatchObject({ refreshToken: 'refresh-new', skewMs: 7_000 })
  })

  it('are not sent to a tab that has them or of another session', async () => {
    hear({ type: 'ask', session: own.id, refreshes: 1 })
    hear({ type: 'ask', session: 'another', refreshes: 0 })
    await settle()
    expect(sentMessages).toEqual([])
  })

  it.each([
    ['newer ones of the session', 'own key', 2, 'refresh-new'],
    ['the same ones of the session, sent once more', 'own key', 1, 'refresh-2'],
    ['older ones of the session, of a tab that was asleep', 'own key', 0, 'refresh-2'],
    ['those of a tab without the key', 'other key', 2, 'refresh-2'],
  ])('are accepted if they are newer and of the session: %s', async (_what, by, refreshes, kept) => {
    const tokens = JSON.stringify({ token: newer, refreshToken: 'refresh-new', refreshes })
    const sealed = await encryptText(tokens, by === 'own key' ? own.key! : otherKey)
    hear({ type: 'tokens', session: own.id, sealed })
    await settle()
    expect(readSession()).toMatchObject({ id: own.id, key: own.key, refreshToken: kept })
  })

  it('do not change when received unchanged', async () => {
    hear({ type: 'tokens', session: own.id, token: newer, refreshToken: 'stolen', refreshes: 9 })
    await settle()
    expect(readSession()!.refreshToken).toBe('refresh-2')
  })
})

it.each([
  null,
  undefined,
  1,
  'ask',
  [],
  {},
  { type: 'toString' },
  { type: 'ask' },
  { type: 'tokens', session: 7, sealed: 7 },
  { type: 'signed-out', user: 'admin', place: null },
])('an unknown message is ignored: %j', async (message) => {
  // Thrown in a listener, an error would reach the window.
  const failed = jest.fn()
  window.addEventListener('error', failed)
  hear(message)
  await settle()
  window.removeEventListener('error', failed)
  expect(failed).not.toHaveBeenCalled()
  expect(sentMessages).toEqual([])
  expect(readSession()!.refreshToken).toBe('refresh-2')
})

it('a key is stored with its session, and a new session has a new one', () => {
  const { key } = readSession()!
  expect(atob(key!)).toHaveLength(32)
  writeSession({ token: newer, refreshToken: 'refresh-3', id: own.id, refreshes: 2 })
  expect(readSession()!.key).toBe(key)
  clearSession()
  writeSession({ token: newer, refreshToken: 'refresh-1' })
  expect(readSession()!.key).not.toBe(key)
})
