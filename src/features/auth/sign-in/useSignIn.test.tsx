import { act, renderHook } from '@testing-library/react'
import { useEffect, type ReactElement, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { unreached } from '#shared/api/apiError.ts'
import { leavePage, leavePageForGood } from '#shared/address/leavePage.ts'
import { untilPageReturns } from '#shared/address/untilPageReturns.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import type { SignInResult } from './signIn.ts'
import { hashOf, removeLock, storedLock, storeLock } from './signInLock.ts'
import { userNameMethod } from './userNameMethod.ts'
import { useGoOn, useSignIn } from './useSignIn.ts'

jest.mock('#shared/address/leavePage.ts')
jest.mock('#shared/address/untilPageReturns.ts', () => ({ untilPageReturns: jest.fn(async () => {}) }))

type Values = { user: string; password: string }
const maria: Values = { user: 'maria', password: 'secreta' }

let results: SignInResult[] = []
let place: { pathname: string; state: unknown }
const send = jest.fn<Promise<SignInResult>, [Values, string]>()
const form = { clearPassword: jest.fn(), focusPassword: jest.fn() }

beforeEach(() => {
  results = []
  send.mockReset().mockImplementation(() => Promise.resolve(results.shift()!))
  for (const done of Object.values(form)) done.mockReset()
})
afterEach(() => {
  removeLock()
  localStorage.clear()
})

function Page({ children }: { children: ReactNode }): ReactElement {
  return (
    <MemoryRouter initialEntries={['/login']}>
      <Where />
      {children}
    </MemoryRouter>
  )
}
function Where(): null {
  const here = useLocation()
  useEffect(() => {
    place = here
  })
  return null
}

/** Renders a form whose attempts get these results in order; everything but the call is the real user name method. */
async function open(answers: SignInResult[], { needsCaptcha = false, onSuccess = async () => {} } = {}) {
  results = answers
  const method = { ...userNameMethod(null), send, onSuccess }
  const asks = (): Promise<boolean> => Promise.resolve(needsCaptcha)
  const { result, rerender } = renderHook(
    (values: Partial<Values>) => useSignIn(method, useGoOn(method), { ...form, values }, asks),
    { wrapper: Page, initialProps: {} },
  )
  await act(async () => undefined)
  return {
    signIn: result,
    type: (user: string) => rerender({ user }),
    submit: (values = maria) => act(() => result.current.submit(values)),
  }
}
const wrong: SignInResult = { kind: 'wrong', message: null, left: null }
const lockFor = (ms: number): void => storeLock({ until: Date.now() + ms, nameHash: hashOf('maria') })

describe('a lock', () => {
  it('blocks every submit of its name, but not of another name', async () => {
    lockFor(60_000)
    const { submit } = await open([wrong])
    await submit()
    await submit({ ...maria, user: ' Maria' })
    expect(send).not.toHaveBeenCalled()
    await submit({ ...maria, user: 'ana' })
    expect(send.mock.calls.map(([{ user }]) => user)).toEqual(['ana'])
  })

  it.each<[string, SignInResult, boolean]>([
    ['a success here', { kind: 'path', path: '/home' }, false],
    ['a success that leads elsewhere', { kind: 'leave', href: 'https://app.test/' }, false],
    ['a refusal', wrong, true],
    ['no answer', { kind: 'failed', error: unreached('login') }, true],
  ])('of another name after %s is shown: %3$s', async (_what, answer, isThere) => {
    lockFor(60_000)
    const { submit } = await open([answer])
    await submit({ ...maria, user: 'ana' })
    expect(storedLock() !== null).toBe(isThere)
  })

  it('is removed before the success shows, and that before the navigation', async () => {
    lockFor(60_000)
    const seen: unknown[] = []
    const onSuccess = async (): Promise<void> => void seen.push(storedLock(), place.pathname)
    const { submit } = await open([{ kind: 'path', path: '/home' }], { onSuccess })
    await submit({ ...maria, user: 'ana' })
    expect([seen, place.pathname]).toEqual([[null, '/login'], '/home'])
  })

  it('belongs to the name that was sent', async () => {
    const { submit, signIn } = await open([{ kind: 'locked', seconds: 90 }])
    await submit()
    expect(storedLock()!.nameHash).toBe(hashOf('maria'))
    expect(signIn.current.message).toEqual({ kind: 'locked', until: storedLock()!.until })
    act(() => signIn.current.release())
    expect([storedLock(), signIn.current.message]).toEqual([null, { kind: 'released' }])
  })
})

it('a lock that another tab ends disappears', async () => {
  const { submit, signIn } = await open([{ kind: 'locked', seconds: 90 }])
  await submit()
  act(() => removeLock())
  expect(signIn.current.message).toBeNull()
})

it('the end of a lock keeps the focus of a sign-in by another name', async () => {
  lockFor(60_000)
  const { signIn, type } = await open([])
  type('ana')
  act(() => signIn.current.release())
  expect(form.focusPassword).not.toHaveBeenCalled()
  lockFor(60_000)
  type('maria')
  act(() => signIn.current.release())
  expect(form.focusPassword).toHaveBeenCalledTimes(1)
})

describe('a lock after another name was refused', () => {
  it('is shown again with its own name, and its end enables the form [LCK-08, LCK-09, LCK-11]', async () => {
    lockFor(60_000)
    const { submit, signIn, type } = await open([wrong])
    type('ana')
    await submit({ ...maria, user: 'ana' })
    expect(signIn.current).toMatchObject({ message: wrong, isWrong: true, isLocked: false })
    type('maria')
    const until = storedLock()!.until
    expect(signIn.current).toMatchObject({
      message: { kind: 'locked', until },
      isWrong: false,
      isLocked: true,
    })
    act(() => signIn.current.release())
    expect(signIn.current).toMatchObject({ message: { kind: 'released' }, isLocked: false })
  })
})

describe('a captcha', () => {
  it('is required before anything is sent, and used up by the attempt', async () => {
    const { submit, signIn } = await open([wrong, wrong], { needsCaptcha: true })
    await submit()
    expect([send.mock.calls.length, signIn.current.captcha.isMissing]).toEqual([0, true])
    act(() => signIn.current.captcha.setToken('one'))
    await submit()
    expect(send.mock.calls.map(([, token]) => token)).toEqual(['one'])
    expect(signIn.current.captcha).toMatchObject({ token: null, round: 1, isMissing: false })
    await submit()
    expect([send.mock.calls.length, signIn.current.captcha.isMissing]).toEqual([1, true])
    act(() => signIn.current.captcha.setToken('two'))
    await submit()
    expect(send.mock.calls.map(([, token]) => token)).toEqual(['one', 'two'])
  })
})

it.each<[string, SignInResult, boolean]>([
  ['a wrong password', wrong, true],
  ['a refusal', { kind: 'refused', message: null }, true],
  ['a block', { kind: 'blocked', contact: null }, true],
  ['no answer', { kind: 'failed', error: unreached('login') }, false],
  ['an address that encrypts nothing', { kind: 'insecure' }, false],
])('after %s the password is focused, and emptied: %3$s', async (_what, answer, isEmptied) => {
  const { submit } = await open([answer])
  await submit()
  expect(form.clearPassword).toHaveBeenCalledTimes(isEmptied ? 1 : 0)
  expect(form.focusPassword).toHaveBeenCalledTimes(1)
})

describe('an answer with an address', () => {
  it.each<[SignInResult, string, unknown]>([
    [{ kind: 'path', path: '/users' }, '/users', null],
    [
      { kind: 'expired-password' },
      '/alert',
      { text: 'passwordExpired', pageName: '/changepassword', user: 'maria' },
    ],
    [{ kind: 'alert', message: 'Revisa' }, '/alert', { message: 'Revisa', pageName: '/login' }],
  ])('%j is %s with %j', async (answer, path, state) => {
    const { submit } = await open([answer])
    await submit({ ...maria, user: ' maria ' })
    expect([place.pathname, place.state ?? null]).toEqual([path, state])
    expect(form.clearPassword).not.toHaveBeenCalled()
  })

  it('opens an external address', async () => {
    const { submit } = await open([{ kind: 'leave', href: 'https://app.test/' }])
    await submit()
    expect(leavePage).toHaveBeenCalledWith('https://app.test/')
    expect(place.pathname).toBe('/login')
  })

  it.each([
    ['signed in: it goes home', true, [['/']]],
    ['whom the answer gave no session: it stays', false, []],
  ])('after Back has no password, for a user %s', async (_what, hasSession, ways) => {
    const emptied: number[] = []
    const count = (): void => void emptied.push(form.clearPassword.mock.calls.length)
    // Password managers read it while the page unloads.
    jest.mocked(untilPageReturns).mockImplementationOnce(async () => count())
    jest.mocked(leavePageForGood).mockClear()
    if (hasSession) writeSession({ token: testToken(), refreshToken: null })
    const { submit } = await open([{ kind: 'leave', href: 'https://app.test/' }])
    await submit()
    count()
    expect(emptied).toEqual([0, 1])
    expect(jest.mocked(leavePageForGood).mock.calls).toEqual(ways)
    clearSession()
  })
})
