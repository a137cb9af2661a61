/** @jest-environment node */
import { keepScreens, isAwaited, pausedSession, resumeSession, untilResumed } from './pausedSession.ts'
import { beginSessionEpoch, endSession, isSessionOver, sessionEpoch } from './sessionEvents.ts'
import { testToken } from './testTokens.ts'
import { clearSession, keepReturnPath, readSession, takeReturnPath, writeSession } from './tokens.ts'

const token = testToken({ unique_name: 'Maria' })
const next = { token: testToken({ unique_name: 'maria', jti: 'next' }), refreshToken: 'refresh-2' }
let leave: () => void

beforeEach(() => {
  beginSessionEpoch()
  writeSession({ token, refreshToken: 'refresh-1' })
  leave = keepScreens()
})
afterEach(() => {
  leave()
  clearSession()
  beginSessionEpoch()
})

const end = (): void => endSession({ reason: 'expired', message: null })

describe('a session that ends while screens are mounted', () => {
  it('is paused without tokens and resumes as the same session with new ones', async () => {
    const before = readSession()!
    const heard: boolean[] = []
    end()
    const epoch = sessionEpoch()
    keepReturnPath('/users')
    expect(JSON.stringify(pausedSession())).not.toContain(token)
    void untilResumed().then((isBack) => heard.push(isBack))
    expect(resumeSession(next)).toMatchObject({ id: before.id, key: before.key, refreshes: 1 })
    await Promise.resolve()
    expect(heard).toEqual([true])
    expect([pausedSession(), isSessionOver(), takeReturnPath()]).toEqual([null, false, null])
    expect(sessionEpoch()).not.toBe(epoch)
  })

  it.each([
    ['of another person', testToken({ unique_name: 'ana' })],
    ['that are none', 'no-token'],
  ])('does not resume with tokens %s', (_whose, other) => {
    end()
    expect(resumeSession({ token: other, refreshToken: null })).toBeNull()
    expect([pausedSession()?.userName, isSessionOver(), readSession()]).toEqual(['Maria', true, null])
  })

  it('is given up with its screens and notifies waiting code', async () => {
    end()
    const isBack = untilResumed({ isTask: true })
    void untilResumed()
    expect(isAwaited()).toBe(true)
    leave()
    leave = () => undefined
    expect(await isBack).toBe(false)
    expect([pausedSession(), isAwaited()]).toEqual([null, false])
  })
})

it('a session that ends before there are screens is not paused', async () => {
  leave()
  leave = () => undefined
  end()
  expect(pausedSession()).toBeNull()
  expect(await untilResumed()).toBe(false)
})

it('a running session takes newer tokens without a pause', async () => {
  const epoch = sessionEpoch()
  expect(resumeSession(next)).toMatchObject({ refreshToken: 'refresh-2', refreshes: 1 })
  expect(sessionEpoch()).toBe(epoch)
  expect(await untilResumed()).toBe(true)
})

it('a resumed session takes the refresh count of the other tab', () => {
  expect(resumeSession({ ...next, refreshes: 5 })).toMatchObject({ refreshes: 5 })
})

it('without a session nothing can resume', async () => {
  clearSession()
  expect(await untilResumed()).toBe(false)
})
