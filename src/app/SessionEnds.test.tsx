import { act, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation, type InitialEntry } from 'react-router-dom'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { store } from '#shared/api/store.ts'
import { leavePageForGood } from '#shared/address/leavePage.ts'
import { createLeaveGate, LeaveGateContext } from '#shared/cards/leaveGate.ts'
import { awaited, keepScreens } from '#shared/session/pausedSession.ts'
import { beginSessionEpoch, endSession, type SessionEnd } from '#shared/session/sessionEvents.ts'
import { hear, prepareChannel } from '#shared/session/testChannel.ts'
import { testToken } from '#shared/session/testTokens.ts'
import {
  clearSession,
  readSession,
  sessionPlace,
  takeReturnPath,
  writeSession,
} from '#shared/session/tokens.ts'
import { prepareScreens } from '#shared/testing/testScreen.tsx'
import { findTheme } from '#themes/registry.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import { SessionEnds } from './SessionEnds.tsx'
import '#features/auth/session/signedOutTexts.ts'
import '#features/auth/session/texts.ts'
import '#shell/shellTexts.ts'

jest.mock('#shared/address/leavePage.ts')

prepareScreens()
prepareChannel()
beforeEach(() => {
  jest.mocked(leavePageForGood).mockClear()
  writeSession({ token: testToken(), refreshToken: null })
  beginSessionEpoch()
  store.dispatch(sessionActions.authenticated())
})
afterEach(clearSession)

function Place() {
  const { pathname, state } = useLocation()
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>
}
const open = (product: string, gate = createLeaveGate(), at: InitialEntry = '/users'): void =>
  void render(
    <Provider store={store}>
      <ThemeContext value={findTheme(product, null)}>
        <MemoryRouter initialEntries={[at]}>
          <LeaveGateContext value={gate}>
            <SessionEnds />
          </LeaveGateContext>
          <Place />
        </MemoryRouter>
      </ThemeContext>
    </Provider>,
  )
const expire = (): void => endSession({ reason: 'expired', message: null })

it.each([
  ['bemyself', '/absent {"isExpired":true}'],
  ['ibuhoo', '/login {"isExpired":true}'],
])('an expired session of %s opens %s and keeps the return path', async (product, place) => {
  open(product)
  await act(async () => expire())
  expect(screen.getByText(place)).toBeVisible()
  expect(takeReturnPath()).toBe('/users')
})

it('a session found expired by the first reads opens the sign-in', async () => {
  expire()
  open('bemyself')
  expect(await screen.findByText('/absent {"isExpired":true}')).toBeVisible()
  expect(takeReturnPath()).toBe('/users')
})

it.each([
  ['one that stands', () => {}],
  [
    'one that began after another had run out',
    () => store.dispatch(sessionActions.ended({ reason: 'expired', message: null })),
  ],
])('%s changes nothing', (_what, meet) => {
  meet()
  open('bemyself')
  expect(screen.getByText('/users null')).toBeVisible()
})

describe.each([
  ['before', true],
  ['after', false],
])('a session that ends for another reason %s its screens are rendered', (_when, isBefore) => {
  async function meet(reason: SessionEnd['reason'], gate = createLeaveGate()): Promise<void> {
    const end = (): void => endSession({ reason, message: null })
    if (isBefore) end()
    open('bemyself', gate)
    if (!isBefore) await act(async () => end())
  }

  it('opens the sign-in in a new document after a sign-out, without a return path [T41, T42]', async () => {
    await meet('signed-out')
    expect(jest.mocked(leavePageForGood).mock.calls).toEqual([['/login']])
    expect(takeReturnPath()).toBeNull()
  })

  it('shows the sign-out screen in the same document when offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await meet('signed-out')
    expect(await screen.findByText('/logout null')).toBeVisible()
    expect(leavePageForGood).not.toHaveBeenCalled()
    jest.restoreAllMocks()
  })

  it('stays after a sign-out if there is unsaved work', async () => {
    const gate = createLeaveGate()
    gate.setGuard({ holds: () => true, ask: () => {}, changes: () => [] })
    await meet('signed-out', gate)
    expect(screen.getByText('/users null')).toBeVisible()
    expect(leavePageForGood).not.toHaveBeenCalled()
  })

  it.each(['revoked', 'closed'] as const)('first says that it was %s', async (reason) => {
    await meet(reason)
    expect(screen.getByRole('alertdialog')).toBeVisible()
    expect(screen.getByText('/users null')).toBeInTheDocument()
    expect(takeReturnPath()).toBeNull()
  })
})

it('the sign-out on the cover asks about a running task first [D49]', async () => {
  const leave = keepScreens()
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  const [gate, ask] = [createLeaveGate(), jest.fn()]
  gate.setGuard({ holds: () => true, ask, changes: () => [] }, 'tasks')
  open('bemyself', gate)
  await act(async () => expire())
  fireEvent.click(await screen.findByRole('button', { name: 'Salir' }))
  expect(leavePageForGood).not.toHaveBeenCalled()
  expect(ask).toHaveBeenCalledTimes(1)
  await act(async () => (ask.mock.calls[0] as [string, () => void])[1]())
  expect(jest.mocked(leavePageForGood).mock.calls).toEqual([['/login']])
  leave()
})

describe.each(['expired', 'revoked', 'closed'] as const)(
  'a paused session that was %s, signed out in another tab [T42]',
  (reason) => {
    /** Work runs at the session end, but no longer at the sign-out. */
    async function meet(gate = createLeaveGate()): Promise<void> {
      const answer = Promise.withResolvers<void>()
      const sent = awaited(() => answer.promise)
      writeSession({ token: testToken({ unique_name: 'Ana' }), refreshToken: null })
      open('bemyself', gate)
      await act(async () => endSession({ reason, message: null }))
      expect(leavePageForGood).not.toHaveBeenCalled()
      answer.resolve()
      await sent
      await act(async () => hear({ type: 'signed-out', user: 'ana', place: sessionPlace() }))
    }
    let leave: () => void
    beforeEach(() => {
      leave = keepScreens()
      // Calls of the sign-in; a failure would show the offline notice.
      jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
    })
    afterEach(() => leave())

    it('opens the sign-in in a new document', async () => {
      await meet()
      expect(jest.mocked(leavePageForGood).mock.calls).toEqual([['/login']])
    })

    it('stays if there is unsaved work, and mentions the sign-out', async () => {
      const gate = createLeaveGate()
      gate.setGuard({ holds: () => true, ask: () => {}, changes: () => [] })
      await meet(gate)
      expect(leavePageForGood).not.toHaveBeenCalled()
      expect(await screen.findByText(/Cerraste la sesión en otra pestaña/)).toBeVisible()
    })
  },
)

it.each([
  ['closed', '/ null'],
  ['revoked', '/login null'],
  ['expired', '/login {"isExpired":true}'],
] as const)(
  'after a session that was %s navigation continues unless work is running [SES-21, SES-24, CHN-03, CON-27, CON-31] [T37, D49]',
  async (reason, place) => {
    const leave = keepScreens()
    open('ibuhoo')
    const accept = async (): Promise<void> => {
      await act(async () => endSession({ reason, message: null }))
      expect(readSession()).toBeNull()
      if (reason !== 'expired') await act(async () => screen.getByRole('button', { name: 'Aceptar' }).click())
    }
    let answer = (): void => {}
    const sent = awaited(() => new Promise<void>((resolve) => (answer = resolve)))
    await accept()
    expect(screen.getByText('/users null')).toBeInTheDocument()
    answer()
    await sent
    writeSession({ token: testToken(), refreshToken: null })
    beginSessionEpoch()
    act(() => void store.dispatch(sessionActions.authenticated()))
    await accept()
    expect(screen.getByText(place)).toBeInTheDocument()
    leave()
  },
)

it.each([
  ['/apps', '/users null'],
  ['/users', '/users {"page":2}'],
])(
  'a refusal at %s shows a dialog that leads to %s [SES-29, SES-30, CON-21, CON-22]',
  async (path, place) => {
    open('ibuhoo', createLeaveGate(), { pathname: path, state: { page: 2 } })
    act(() => void store.dispatch(sessionActions.forbidden()))
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'La acción que está intentando realizar no es posible ejecutarla debido a que su usuario no tiene los privilegios suficientes.',
    )
    await act(async () => screen.getByRole('button', { name: 'Aceptar' }).click())
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(screen.getByText(place)).toBeVisible()
    expect(readSession()).not.toBeNull()
  },
)
