import { act, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import type { Store } from '#shared/api/createStore.ts'
import { freshStore } from '#shared/testing/testStore.tsx'
import { i18n } from '#shared/texts/i18n.ts'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { SessionDialogs } from './SessionDialogs.tsx'
import '#features/auth/session/texts.ts'
import './shellTexts.ts'

const onRevokedAccepted = jest.fn()
const onClosedAccepted = jest.fn()
const onForbiddenAccepted = jest.fn()

let store: Store
const dispatch = (action: Parameters<Store['dispatch']>[0]): void => act(() => void store.dispatch(action))
const dialog = (): HTMLElement => screen.getByRole('alertdialog')
const accept = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Aceptar' }))
const wait = (ms: number): void => act(() => jest.advanceTimersByTime(ms))

beforeAll(() => i18n.changeLanguage('es'))

beforeEach(() => {
  jest.useFakeTimers()
  for (const called of [onRevokedAccepted, onClosedAccepted, onForbiddenAccepted]) called.mockReset()
  store = freshStore()
  render(
    <Provider store={store}>
      <SessionDialogs {...{ onRevokedAccepted, onClosedAccepted, onForbiddenAccepted }} />
    </Provider>,
  )
})

afterEach(() => jest.useRealTimers())

it('shows no dialog for an active session, a sign-out or an expired session', () => {
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  dispatch(sessionActions.ended({ reason: 'expired', message: null }))
  dispatch(sessionActions.ended({ reason: 'signed-out', message: null }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

describe('a revoked session', () => {
  it.each([
    ['Ingresaste desde otro equipo.', 'Ingresaste desde otro equipo.'],
    [null, 'Tu sesión fue revocada. Por favor ingresa de nuevo.'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('is told with %j as text, and one button [CON-26]', (message, shown) => {
    dispatch(sessionActions.ended({ reason: 'revoked', message }))
    expect(dialog()).toHaveAccessibleName('Sesión revocada')
    expect(dialog()).toHaveAccessibleDescription(shown)
    expect(dialog().querySelector('img')).toBeNull()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Aceptar'])
    expect(screen.getByRole('button')).toHaveFocus()
  })

  it('stays until it is accepted [CON-26]', () => {
    dispatch(sessionActions.ended({ reason: 'revoked', message: null }))
    expect(fireEvent.keyDown(dialog(), { key: 'Escape' })).toBe(false)
    expect(fireEvent(dialog(), new Event('cancel', { cancelable: true }))).toBe(false)
    fireEvent.click(dialog())
    wait(60_000)
    expect(dialog()).toBeVisible()
    expect(onRevokedAccepted).not.toHaveBeenCalled()
    accept()
    expect(onRevokedAccepted).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(store.getState().session.ended).toBeNull()
  })
})

describe('a closed session', () => {
  it.each([
    ['Tu sesión se abrió en otro dispositivo.', 'Tu sesión se abrió en otro dispositivo.'],
    [null, 'Tu sesión ha finalizado.'],
  ])('is told with %j [CON-28]', (message, shown) => {
    dispatch(sessionActions.ended({ reason: 'closed', message }))
    expect(dialog()).toHaveAccessibleName('Sesión finalizada')
    expect(dialog()).toHaveAccessibleDescription(shown)
    fireEvent.keyDown(dialog(), { key: 'Escape' })
    expect(onClosedAccepted).not.toHaveBeenCalled()
    accept()
    expect(onClosedAccepted).toHaveBeenCalledTimes(1)
  })

  it('closes by itself after seven seconds', () => {
    dispatch(sessionActions.ended({ reason: 'closed', message: null }))
    wait(6_999)
    expect(onClosedAccepted).not.toHaveBeenCalled()
    wait(1)
    expect(onClosedAccepted).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('pauses its countdown while the pointer is over it, then resumes', () => {
    dispatch(sessionActions.ended({ reason: 'closed', message: null }))
    const content = dialog().firstElementChild!
    wait(5_000)
    fireEvent.pointerEnter(content)
    wait(60_000)
    expect(onClosedAccepted).not.toHaveBeenCalled()
    fireEvent.pointerLeave(content)
    wait(1_999)
    expect(onClosedAccepted).not.toHaveBeenCalled()
    wait(1)
    expect(onClosedAccepted).toHaveBeenCalledTimes(1)
  })

  it('does not pause while the pointer is over the backdrop', () => {
    dispatch(sessionActions.ended({ reason: 'closed', message: null }))
    fireEvent.pointerEnter(dialog())
    wait(7_000)
    expect(onClosedAccepted).toHaveBeenCalledTimes(1)
  })

  it('stays open when it is used with the keyboard', () => {
    dispatch(sessionActions.ended({ reason: 'closed', message: null }))
    fireEvent.keyDown(screen.getByRole('button'), { key: 'Tab' })
    wait(60_000)
    expect(onClosedAccepted).not.toHaveBeenCalled()
  })
})

describe('a refused action', () => {
  const refusal =
    'La acción que está intentando realizar no es posible ejecutarla debido a que su usuario no tiene los privilegios suficientes.'

  it('is reported once for any number of refusals [CON-21]', () => {
    dispatch(sessionActions.forbidden())
    dispatch(sessionActions.forbidden())
    expect(dialog()).toHaveAccessibleDescription(refusal)
    accept()
    expect(onForbiddenAccepted).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    dispatch(sessionActions.forbidden())
    expect(dialog()).toBeVisible()
  })

  it('is replaced by the session end dialog: one dialog at a time', () => {
    dispatch(sessionActions.forbidden())
    dispatch(sessionActions.ended({ reason: 'revoked', message: null }))
    dispatch(sessionActions.forbidden())
    expect(dialog()).toHaveAccessibleName('Sesión revocada')
  })
})
