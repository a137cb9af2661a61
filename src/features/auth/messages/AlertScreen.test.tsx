import { act, screen } from '@testing-library/react'
import { findTheme } from '#themes/registry.ts'
import { AlertScreen, type AlertState } from './AlertScreen.tsx'
import { openScreen } from '../page/testPublicScreen.tsx'

const message = 'El enlace de ingreso no es válido.'
const open = (state: AlertState): Promise<void> =>
  openScreen(<AlertScreen />, { path: '/alert', theme: findTheme('ibuhoo', null), state })
const accept = (): void => act(() => screen.getByRole('button', { name: 'Aceptar' }).click())

afterEach(() => jest.useRealTimers())

describe('the alert', () => {
  it('shows the message of the navigation [INF-01, CON-32]', async () => {
    await open({ message })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(message)
  })

  it('continues to the page named in the navigation state [INF-02, CON-33]', async () => {
    await open({ message, pageName: '/resetpassword', user: 'maria.gomez' })
    accept()
    expect(screen.getByText('/resetpassword {"user":"maria.gomez"}')).toBeVisible()
  })

  it('continues to the sign-in without a page [INF-03, CON-34]', async () => {
    await open({ message })
    accept()
    expect(screen.getByText('/login null')).toBeVisible()
  })

  it('redirects to the sign-in without a message [INF-04, CON-35]', async () => {
    await open({})
    expect(screen.getByText('/login null')).toBeVisible()
  })

  it('leaves after four seconds if the state asks for it [LIM-01]', async () => {
    jest.useFakeTimers()
    await open({ message, leavesByItself: true })
    await act(() => jest.advanceTimersByTimeAsync(3_999))
    expect(screen.getByRole('heading')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(screen.getByText('/login null')).toBeVisible()
  })

  it('otherwise stays until it is accepted', async () => {
    jest.useFakeTimers()
    await open({ message })
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(screen.getByRole('heading')).toBeVisible()
  })
})
