import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { leavePageForGood } from '#shared/address/leavePage.ts'
import { beginSessionEpoch } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { readSession, writeSession } from '#shared/session/tokens.ts'
import type { Language } from '#shared/texts/language.ts'
import { findTheme } from '#themes/registry.ts'
import { openScreen } from '../page/testPublicScreen.tsx'
import { Leaving } from './Leaving.tsx'
import { LogoutCredentialScreen } from './LogoutCredentialScreen.tsx'
import { LogoutScreen } from './LogoutScreen.tsx'

jest.mock('#shared/address/leavePage.ts')

afterEach(() => {
  jest.restoreAllMocks()
  jest.clearAllMocks()
})

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}
const show = (next: string | null, language: Language = 'es'): Promise<void> =>
  openScreen(<Leaving text="…" next={next} />, {
    path: '/logout',
    theme: findTheme('ibuhoo', null),
    language,
  })
const left = (): unknown[] => jest.mocked(leavePageForGood).mock.calls

it('waits for the sign-out, online or offline, and shows a hidden page', async () => {
  document.documentElement.dataset['left'] = ''
  setOnline(false)
  await show(null)
  expect(screen.getByRole('status')).toHaveTextContent('…')
  expect(left()).toEqual([])
  expect(document.documentElement).not.toHaveAttribute('data-left')
})

it('continues at once when online', async () => {
  await show('/login')
  expect(left()).toEqual([['/login']])
  expect(screen.getByRole('status')).toHaveTextContent('…')
})

it.each([
  ['es', 'Tu sesión está cerrada.'],
  ['en', 'You are signed out.'],
  ['pt', 'Sua sessão está encerrada.'],
] as const)('says in %s that the session is closed where there is no connection', async (language, title) => {
  setOnline(false)
  await show('/login', language)
  expect(screen.getByRole('heading', { name: title })).toHaveFocus()
  expect(left()).toEqual([])
})

it('shows no broken pictures', async () => {
  setOnline(false)
  await openScreen(<LogoutScreen />, { path: '/logout', theme: findTheme('ibuhoo', null) })
  const picture = document.querySelector<HTMLImageElement>('.frame-backdrop')!
  expect(picture.src).toMatch(/background\.svg$/)
  for (let times = 0; times < 2; times += 1) fireEvent.error(picture)
  expect(picture.src).toMatch(/^data:image/)
})

it('continues on a press', async () => {
  setOnline(false)
  await show('/login')
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(left()).toEqual([['/login']])
})

it('continues once the page answers, maybe later than the online event', async () => {
  jest.useFakeTimers()
  const ask = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  setOnline(false)
  await show('/login')
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  setOnline(true)
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(left()).toEqual([])
  ask.mockResolvedValue(new Response())
  await act(() => jest.advanceTimersByTimeAsync(5_000))
  expect(left()).toEqual([['/login']])
  jest.useRealTimers()
})

it('an offline sign-out ends the session and shows our own page', async () => {
  setOnline(false)
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  beginSessionEpoch()
  writeSession({ token: testToken(), refreshToken: 'r1' })
  await openScreen(<LogoutScreen />, { path: '/logout', theme: findTheme('ibuhoo', null) })
  expect(await screen.findByRole('heading', { name: 'Tu sesión está cerrada.' })).toBeVisible()
  expect([readSession(), left()]).toEqual([null, []])
})

it('a later session in the same document is signed out as well', async () => {
  setOnline(false)
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  for (const screen of [LogoutScreen, LogoutCredentialScreen]) {
    for (let times = 0; times < 2; times += 1) {
      beginSessionEpoch()
      writeSession({ token: testToken(), refreshToken: 'r1' })
      await openScreen(createElement(screen), { path: '/logout', theme: findTheme('ibuhoo', null) })
      expect(readSession()).toBeNull()
      cleanup()
    }
  }
})
