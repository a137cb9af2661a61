import { act, render, screen } from '@testing-library/react'
import { sessionEndpoints } from '#contracts/session.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, readSession, writeSession } from '#shared/session/tokens.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { testServices } from '#shared/testing/testServices.ts'
import { EndSoon } from './EndSoon.tsx'

const newToken = testToken({ jti: 'new' })
const services = testServices([sessionEndpoints], {
  refreshToken: () => ({ result: { token: newToken, refreshToken: 'r2' } }),
})

afterEach(clearSession)

it.each([
  ['can be renewed', 'r1', newToken],
  ['cannot be renewed', null, null],
])('offline a session that %s is neither renewed nor ended, online it is', async (...row) => {
  const [, refreshToken, after] = row
  services.start()
  i18n.changeLanguage('es')
  const token = testToken()
  writeSession({ token, refreshToken })
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<EndSoon end={Date.now() + 200_000} />)
  const extend = screen.getByRole('button', { name: 'Seguir conectado' })
  expect(extend).toHaveFocus()
  expect(extend).toHaveAccessibleDescription('Podrás enviar cuando vuelva la conexión.')
  await act(async () => extend.click())
  expect([services.calls, readSession()?.token]).toEqual([[], token])
  online.mockReturnValue(true)
  await act(async () => void window.dispatchEvent(new Event('online')))
  await act(async () => extend.click())
  expect(readSession()?.token ?? null).toBe(after)
})

it('asks again in the last minute after it was postponed', async () => {
  jest.useFakeTimers()
  i18n.changeLanguage('es')
  render(<EndSoon end={Date.now() + 62_000} />)
  const putOff = (): void => act(() => screen.getByRole('button', { name: 'Ahora no' }).click())
  putOff()
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(screen.getByRole('alertdialog')).toBeVisible()
  putOff()
  await act(() => jest.advanceTimersByTimeAsync(30_000))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  jest.useRealTimers()
})
