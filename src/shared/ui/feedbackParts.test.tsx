import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ApiError } from '#shared/api/apiError.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { MaintenanceOverlay } from './MaintenanceOverlay.tsx'
import { MessageDialog, passingMs } from './MessageDialog.tsx'
import { Toasts } from './Toasts.tsx'
import { PageStore } from '#shared/testing/testStore.tsx'
import { hideToast, currentToasts, showToast, toastMs } from './toasts.ts'

beforeAll(() => i18n.changeLanguage('es'))

describe('a toast', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    render(<Toasts />, { wrapper: PageStore })
  })
  afterEach(() => {
    act(() => currentToasts().forEach(({ id }) => hideToast(id)))
    jest.useRealTimers()
  })
  const show = (text: string, onAct?: () => void): void =>
    act(() => showToast({ kind: 'success', text, ...(onAct && { action: { label: 'Deshacer', onAct } }) }))

  it('hides after exactly seven seconds [CLM-03, LIM-02]', () => {
    show('Guardado')
    act(() => jest.advanceTimersByTime(toastMs - 1))
    expect(screen.getByText('Guardado')).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.queryByText('Guardado')).not.toBeInTheDocument()
    expect(toastMs).toBe(7_000)
  })

  it('stays while focused, then restarts its time', () => {
    show('Eliminado', () => undefined)
    fireEvent.focus(screen.getByRole('button', { name: 'Deshacer' }))
    act(() => jest.advanceTimersByTime(10 * toastMs))
    expect(screen.getByText('Eliminado')).toBeInTheDocument()
    fireEvent.blur(screen.getByRole('button', { name: 'Deshacer' }))
    act(() => jest.advanceTimersByTime(toastMs))
    expect(screen.queryByText('Eliminado')).not.toBeInTheDocument()
  })

  it('offers its action once', () => {
    const onAct = jest.fn()
    show('Eliminado', onAct)
    const button = screen.getByRole('button', { name: 'Deshacer' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(onAct).toHaveBeenCalledTimes(1)
  })

  it('disables an action that sends while offline, with the reason', () => {
    const [onSend, onShow] = [jest.fn(), jest.fn()]
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => {
      showToast({
        kind: 'error',
        text: 'No llegó',
        action: { label: 'Reintentar', sends: true, onAct: onSend },
      })
      showToast({ kind: 'success', text: 'Listo', action: { label: 'Ver', onAct: onShow } })
    })
    const retry = screen.getByRole('button', { name: 'Reintentar' })
    for (const button of [retry, screen.getByRole('button', { name: 'Ver' })]) fireEvent.click(button)
    expect([onSend, onShow].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
    expect(retry).toHaveAttribute('aria-disabled', 'true')
    expect(retry).toHaveAccessibleDescription('Podrás enviar cuando vuelva la conexión.')
    online.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    expect(screen.queryByText('Podrás enviar cuando vuelva la conexión.')).not.toBeInTheDocument()
    fireEvent.click(retry)
    expect(onSend).toHaveBeenCalledTimes(1)
    online.mockRestore()
  })

  it('shows the same text once, and can be closed', () => {
    show('Guardado')
    show('Guardado')
    expect(screen.getAllByText('Guardado')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    expect(screen.queryByText('Guardado')).not.toBeInTheDocument()
  })
})

describe('a message', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('without a button closes after exactly 1.5 seconds [LIM-03, CLM-01]', () => {
    const onClose = jest.fn()
    const { rerender } = render(<MessageDialog title="Usuario eliminado" onClose={onClose} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1_000))
    rerender(<MessageDialog title="Usuario eliminado" onClose={() => onClose()} />)
    act(() => jest.advanceTimersByTime(499))
    expect(onClose).not.toHaveBeenCalled()
    act(() => jest.advanceTimersByTime(1))
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(passingMs).toBe(1_500)
  })

  it('without a button is closed by Esc too', () => {
    const onClose = jest.fn()
    render(<MessageDialog title="Usuario eliminado" onClose={onClose} />)
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('with a button stays until it is closed', () => {
    const onClose = jest.fn()
    render(<MessageDialog title="No se eliminó" buttonLabel="Aceptar" onClose={onClose} />)
    act(() => jest.advanceTimersByTime(10 * passingMs))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Aceptar' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

describe('a dialog', () => {
  it('ignores a key still held from opening it', () => {
    render(<MessageDialog title="No se eliminó" buttonLabel="Aceptar" onClose={jest.fn()} />)
    const button = screen.getByRole('button', { name: 'Aceptar' })
    const isTaken = (repeat: boolean): boolean => fireEvent.keyDown(button, { key: 'Enter', repeat })
    expect([isTaken(true), isTaken(false)]).toEqual([false, true])
  })

  it('ignores the second click of a double click on the former dialog', () => {
    const [onClose, onAccept] = [jest.fn(), jest.fn()]
    render(<MessageDialog title="No se eliminó" buttonLabel="Aceptar" onClose={onClose} />)
    render(<ConfirmDialog title="¿Seguro?" acceptLabel="Eliminar" onAccept={onAccept} onCancel={jest.fn()} />)
    const press = (name: string, detail: number): boolean =>
      fireEvent.click(screen.getByRole('button', { name }), { detail })
    for (const name of ['Aceptar', 'Eliminar']) press(name, 2)
    expect([onClose, onAccept].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
    for (const name of ['Aceptar', 'Eliminar']) press(name, 1)
    expect([onClose, onAccept].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })
})

describe('a confirmation', () => {
  const ask = (): { onAccept: jest.Mock; onCancel: jest.Mock } => {
    const told = { onAccept: jest.fn(), onCancel: jest.fn() }
    render(
      <ConfirmDialog title="¿Seguro?" acceptLabel="Eliminar" cancelLabel="Cancelar" {...told}>
        Luisa Peña
      </ConfirmDialog>,
    )
    return told
  }

  it('has name and subject, with the focus on the safe button', () => {
    ask()
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName('¿Seguro?')
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Luisa Peña')
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  })

  it.each([
    [true, 'Modificar'],
    [false, 'Cancelar'],
  ])('focuses the button that changes nothing (%s: %s)', (isHarmless, name) => {
    const told = { onAccept: () => {}, onCancel: () => {} }
    render(<ConfirmDialog title="¿Seguro?" acceptLabel="Modificar" isHarmless={isHarmless} {...told} />)
    expect(screen.getByRole('button', { name })).toHaveFocus()
  })

  it('is cancelled by Esc', () => {
    const { onAccept, onCancel } = ask()
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
    expect(onCancel).toHaveBeenCalledTimes(1)
    expect(onAccept).not.toHaveBeenCalled()
  })

  it('is cancelled by a click outside, but not by the second click of the one that opened it', () => {
    const { onCancel } = ask()
    fireEvent.click(screen.getByRole('alertdialog'), { detail: 2 })
    expect(onCancel).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('alertdialog'), { detail: 1 })
    expect(onCancel).toHaveBeenCalledTimes(1)
  })
})

describe('a failure', () => {
  const error: ApiError = {
    kind: 'status',
    call: 'listUsers',
    status: 500,
    message: null,
    at: 1_780_000_000_000,
  }

  it('has the generic text, a reference to copy and a retry [CER-02, CER-03]', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    const onRetry = jest.fn()
    render(<FailureNotice error={error} onRetry={onRetry} />)
    const shown = screen.getByText(/^Referencia: /).textContent
    const mark = /Referencia: (\w{7})/.exec(shown)?.[1] ?? 'none'
    expect(document.body).not.toHaveTextContent(/listUsers|500/)
    expect(screen.getByText('Error al realizar la petición.')).toBeInTheDocument()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copiar referencia' })))
    expect(writeText.mock.calls[0]?.[0]).toMatch(new RegExp(`^${mark} .*listUsers.*status 500`))
    expect(screen.getByText('Copiada')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  it('is announced once, not every second, and then the end of the wait', () => {
    jest.useFakeTimers({ now: error.at })
    const failure = { ...error, status: 429, retryAt: error.at + 5_000 }
    render(<FailureNotice error={failure} onRetry={jest.fn()} />)
    const live = (): (string | null)[] =>
      [...document.querySelectorAll('[role=alert], [role=status]')].map(({ textContent }) => textContent)
    const atFirst = live()
    expect(screen.getByRole('alert')).toHaveTextContent('Hay demasiadas peticiones en este momento.')
    expect(screen.getByText('Podrás reintentar en 5 s.')).toBeVisible()
    act(() => jest.advanceTimersByTime(4_000))
    expect(screen.getByText('Podrás reintentar en 1 s.')).toBeVisible()
    expect(live()).toEqual(atFirst)
    act(() => jest.advanceTimersByTime(1_000))
    expect(live()).toEqual([...atFirst.slice(0, -1), 'Ya puedes reintentar.'])
    jest.useRealTimers()
  })

  it('shows the retry time without its own button', () => {
    jest.useFakeTimers({ now: error.at })
    render(<FailureNotice error={{ ...error, kind: 'between', edge: 503, retryAt: error.at + 5_000 }} />)
    expect(screen.getByText('Podrás reintentar en 5 s.')).toBeVisible()
    act(() => jest.advanceTimersByTime(5_000))
    expect(screen.queryByText(/Podrás reintentar/)).toBeNull()
    jest.useRealTimers()
  })

  it('enables the retry at the retry time, with a countdown', () => {
    jest.useFakeTimers({ now: error.at })
    const onRetry = jest.fn()
    render(<FailureNotice error={{ ...error, status: 429, retryAt: error.at + 5_000 }} onRetry={onRetry} />)
    const again = screen.getByRole('button', { name: 'Reintentar' })
    expect(again).toHaveAccessibleDescription('Podrás reintentar en 5 s.')
    act(() => jest.advanceTimersByTime(4_000))
    expect(again).toHaveAccessibleDescription('Podrás reintentar en 1 s.')
    fireEvent.click(again)
    expect(onRetry).not.toHaveBeenCalled()
    act(() => jest.advanceTimersByTime(1_000))
    expect(again).not.toHaveAccessibleDescription()
    fireEvent.click(again)
    expect(onRetry).toHaveBeenCalledTimes(1)
    jest.useRealTimers()
  })
})

it('a maintenance message focuses its button, not a link in it (hardening T14)', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal')
  // Like a browser, focuses the first element.
  showModal.mockImplementation(function (this: HTMLDialogElement) {
    this.open = true
    this.querySelector<HTMLElement>('a, button')?.focus()
  })
  render(
    <MaintenanceOverlay
      html='<p>Ver <a href="https://estado.suite.test">estado</a></p>'
      title="Mantenimiento"
      acceptLabel="Entendido"
      onAccept={() => {}}
    />,
  )
  expect(screen.getByRole('link', { name: 'estado' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Entendido' })).toHaveFocus()
  showModal.mockRestore()
})
