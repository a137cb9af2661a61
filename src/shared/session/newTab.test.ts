import { encryptText } from '#shared/address/linkCipher.ts'
import { sessionStore } from '#shared/browser/storage.ts'
import { giveToNewTabs, takeFromTabs } from './newTab.ts'
import { keepScreens, pausedSession } from './pausedSession.ts'
import { beginSessionEpoch, endSession } from './sessionEvents.ts'
import { markSignOut, passSignOuts } from './signedOut.ts'
import type { TabMessage } from './tabs.ts'
import { hear, prepareChannel, sentMessages } from './testChannel.ts'
import { testToken } from './testTokens.ts'
import { clearSession, readSession, setSessionPlace, writeSession, type Session } from './tokens.ts'

type Answer = TabMessage & { type: 'session' }

/** Waits for encryption and decryption. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await encryptText('x', btoa('k'.repeat(32)))
}

async function untilSent(): Promise<void> {
  while (sentMessages.length === 0) await settle()
}

const endings: (() => void)[] = []

prepareChannel()
beforeEach(() => setSessionPlace('suite'))
afterEach(() => {
  for (const end of endings.splice(0)) end()
  clearSession()
  sessionStorage.clear()
  localStorage.clear()
})

function signIn(user = 'ana', id = `of ${user}`): Session {
  beginSessionEpoch()
  passSignOuts()
  const token = testToken({ unique_name: user })
  return writeSession({
    token,
    refreshToken: `r of ${user}`,
    id,
    key: btoa('k'.repeat(32)),
    refreshes: 3,
    skewMs: 7,
  })!
}

/** Opens a tab with a session for the test. */
function openTab(): void {
  endings.push(giveToNewTabs())
}

/** Starts a request in a new tab; returns it with its public key. */
async function ask(...sessions: string[]): Promise<{ taken: Promise<void>; request: TabMessage }> {
  sessionStorage.clear()
  const taken = takeFromTabs(new Set(sessions))
  await untilSent()
  return { taken, request: sentMessages.pop() as TabMessage }
}

async function answerTo(request: TabMessage): Promise<Answer> {
  hear(request)
  await untilSent()
  return sentMessages.pop() as Answer
}

/** Answer of a user's tab to a request; clears the storage afterwards. */
async function answerOf(user: string, request: TabMessage, id?: string): Promise<Answer> {
  signIn(user, id)
  const leave = giveToNewTabs()
  const answer = await answerTo(request)
  leave()
  sessionStorage.clear()
  return answer
}

describe('a new tab', () => {
  it('takes over the session of an open tab, like a duplicated tab [T115]', async () => {
    const { taken, request } = await ask('of ana')
    const own = signIn()
    sessionStorage.clear()
    hear(await answerOf('ana', request))
    await taken
    expect(readSession()).toEqual(own)
  })

  it('keeps the answer secret from other listeners', async () => {
    const { request } = await ask('of ana')
    const answer = await answerOf('ana', request)
    expect(answer.sealed).not.toBe('')
    expect(JSON.stringify([request, answer])).not.toMatch(/eyJ|r of ana|kkk|a2tr/)
    // Another tab asks with its own key and hears the answer to the first.
    const other = await ask('of ana')
    hear({ ...answer, askedBy: (other.request as Answer).publicKey })
    await other.taken
    expect(readSession()).toBeNull()
  })

  it.each<[string, [user: string, id?: string][], string | null]>([
    [
      'two sessions of one person',
      [
        ['ana', 'a'],
        ['Ana', 'b'],
      ],
      'ana',
    ],
    [
      'two tabs of one session',
      [
        ['ana', 'a'],
        ['ana', 'a'],
        ['ana', 'b'],
      ],
      'ana',
    ],
    [
      'two persons',
      [
        ['ana', 'a'],
        ['luis', 'b'],
      ],
      null,
    ],
    ['a session of which no tab answers', [['ana', 'a']], null],
    ['no tab that answers', [], null],
  ])('with %s', async (_what, tabs, taken) => {
    const limit = jest.spyOn(globalThis, 'setTimeout')
    const { taken: end, request } = await ask('a', 'b')
    const [giveUp] = limit.mock.calls.findLast(([, ms]) => ms === 1_000)!
    for (const [user, id] of tabs) hear(await answerOf(user, request, id))
    await settle()
    giveUp()
    await end
    expect(readSession()?.claims.uniqueName ?? null).toBe(taken)
  })

  it('shows the sign-in if the user has signed out since the answer', async () => {
    const { taken, request } = await ask('of ana')
    const answer = await answerOf('ana', request)
    signIn()
    markSignOut('ana')
    sessionStorage.clear()
    hear(answer)
    await taken
    expect(readSession()).toBeNull()
  })

  it('is not new if it showed a session before', async () => {
    openTab()
    await takeFromTabs(new Set(['of ana']))
    expect(sentMessages).toEqual([])
  })
})

describe('a tab', () => {
  const signOutOf = (user: string, place = 'suite'): void => hear({ type: 'signed-out', user, place })

  it.each<[string, boolean, () => void]>([
    ['of a person', true, () => undefined],
    ['beside the sign-out of somebody from another product', true, () => signOutOf('luis', 'else')],
    ['beside the sign-out of somebody else', false, () => signOutOf('luis')],
    ['whose person has signed out elsewhere', false, () => markSignOut('ana')],
    ['whose session has ended', false, () => endSession({ reason: 'closed', message: null })],
    [
      'whose session is paused',
      false,
      () => {
        endings.push(keepScreens())
        endSession({ reason: 'expired', message: null })
        expect(pausedSession()).not.toBeNull()
      },
    ],
    [
      'whose token ran out',
      false,
      () => writeSession({ token: testToken({ exp: 2 }), refreshToken: 'r', id: 'a', skewMs: 0 }),
    ],
    ['whose session has no key to share', false, () => sessionStore.remove('sessionKey')],
  ])('%s gives its session to a new one: %j [T115]', async (_what, gives, happens) => {
    const { request } = await ask('of ana')
    signIn()
    openTab()
    happens()
    const { sealed } = await answerTo(request)
    expect(sealed !== '').toBe(gives)
  })

  it('refuses a new tab of another product and ignores an invalid key', async () => {
    signIn()
    openTab()
    hear({ type: 'new-tab', place: 'suite', publicKey: 'no key' })
    hear({ type: 'new-tab', place: 'suite', publicKey: btoa('no point of the curve') })
    hear({ type: 'new-tab', place: 'else', publicKey: 'no key' })
    await settle()
    expect(sentMessages).toEqual([expect.objectContaining({ sealed: '' })])
  })
})
