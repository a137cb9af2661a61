/** @jest-environment node */
import { endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { currentToasts, hideToast, showToast } from './toasts.ts'

const ana = testToken({ unique_name: 'ana' })
const signIn = (token: string): void => void writeSession({ token, refreshToken: 'refresh' })
const texts = (): string[] => currentToasts().map(({ text }) => text)

beforeEach(() => {
  signIn(ana)
  for (const { id } of currentToasts()) hideToast(id)
  showToast({ kind: 'success', text: 'Luis ya no está en la lista.' })
  showToast({
    kind: 'info',
    text: 'Sin hacer',
    staysOpen: true,
    action: { label: 'Hacer', onAct: jest.fn() },
  })
})
afterEach(clearSession)

it('are removed by a sign-out in any tab [T41, T42]', () => {
  endSession({ reason: 'signed-out', message: null })
  expect(texts()).toEqual([])
})

it('of one user are not shown to the next one [T41]', () => {
  endSession({ reason: 'closed', message: null })
  signIn(testToken({ unique_name: 'luis' }))
  expect(texts()).toEqual([])
})

it('are kept for a user who returns', () => {
  endSession({ reason: 'closed', message: null })
  signIn(ana)
  expect(texts()).toEqual(['Luis ya no está en la lista.', 'Sin hacer'])
})
