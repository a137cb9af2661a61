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
  const tell = (text: string, onAct?: () => void): void =>
    act(() => showToast({ kind: 'success', text, ...(onAct && { action: { label: 'Deshacer', onAct } }) }))

  it('hides by itself after seven seconds and not before [CLM-03, LIM-02]', () => {
    tell('Guardado')
    act(() => jest.advanceTimersByTime(toastMs - 1))
    expect(screen.getByText('Guardado')).toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.queryByText('Guardado')).not.toBeInTheDocument()
    expect(toastMs).toBe(7_000)
  })

  it('waits while the focus is with it, then has its time anew', () => {
    tell('Eliminado', () => undefined)
    fireEvent.focus(screen.getByRole('button', { name: 'Deshacer' }))
    act(() => jest.advanceTimersByTime(10 * toastMs))
    expect(screen.getByText('Eliminado')).toBeInTheDocument()
    fireEvent.blur(screen.getByRole('button', { name: 'Deshacer' }))
    act(() => jest.advanceTimersByTime(toastMs))
    expect(screen.queryByText('Eliminado')).not.toBeInTheDocument()
  })

  it('offers its action once', () => {
    const onAct = jest.fn()
    tell('Eliminado', onAct)
    const button = screen.getByRole('button', { name: 'Deshacer' })
    fireEvent.click(button)
    fireEvent.click(button)
    expect(onAct).toHaveBeenCalledTimes(1)
  })

  it('offers nothing offline that would be sent, says why, and offers it again with the network', () => {
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

  it('stands once for one text, and goes when it is closed', () => {
    tell('Guardado')
    tell('Guardado')
    expect(screen.getAllByText('Guardado')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    expect(screen.queryByText('Guardado')).not.toBeInTheDocument()
  })
})

describe('a message', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('without a button closes by itself after a second and a half and not before [LIM-03, CLM-01]', () => {
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

  it('without a button is closed by Esc as well', () => {
    const onClose = jest.fn()
    render(<MessageDialog title="Usuario eliminado" onClose={onClose} />)
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('with a button stays until it is answered', () => {
    const onClose = jest.fn()
    render(<MessageDialog title="No se eliminó" buttonLabel="Aceptar" onClose={onClose} />)
    act(() => jest.advanceTimersByTime(10 * passingMs))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Aceptar' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})

describe('a dialog', () => {
  it('is not answered by a key that is still held from what opened it', () => {
    render(<MessageDialog title="No se eliminó" buttonLabel="Aceptar" onClose={jest.fn()} />)
    const button = screen.getByRole('button', { name: 'Aceptar' })
    const isTaken = (repeat: boolean): boolean => fireEvent.keyDown(button, { key: 'Enter', repeat })
    expect([isTaken(true), isTaken(false)]).toEqual([false, true])
  })

  it('is not answered by the second click of the double click that answered the one before', () => {
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

describe('a question', () => {
  const ask = (): { onAccept: jest.Mock; onCancel: jest.Mock } => {
    const told = { onAccept: jest.fn(), onCancel: jest.fn() }
    render(
      <ConfirmDialog title="¿Seguro?" acceptLabel="Eliminar" cancelLabel="Cancelar" {...told}>
        Luisa Peña
      </ConfirmDialog>,
    )
    return told
  }

  it('names itself and whom it is about, with the focus where nothing is done', () => {
    ask()
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName('¿Seguro?')
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Luisa Peña')
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  })

  it.each([
    [true, 'Modificar'],
    [false, 'Cancelar'],
  ])('starts with its answer where that changes nothing (%s: %s)', (isHarmless, name) => {
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

  it('is cancelled by a click beside it, but not by the second one of the double click that opened it', () => {
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

  it('is told with the generic text, a reference that can be copied and another try [CER-02, CER-03]', async () => {
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

  it('says that it is once, not with every second of the wait, and then that the wait is over', () => {
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

  it('says when to try again where the other try stands elsewhere', () => {
    jest.useFakeTimers({ now: error.at })
    render(<FailureNotice error={{ ...error, kind: 'between', edge: 503, retryAt: error.at + 5_000 }} />)
    expect(screen.getByText('Podrás reintentar en 5 s.')).toBeVisible()
    act(() => jest.advanceTimersByTime(5_000))
    expect(screen.queryByText(/Podrás reintentar/)).toBeNull()
    jest.useRealTimers()
  })

  it('offers the other try once the service wants to be asked again, and says when that is', () => {
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

it('a maintenance message gives the focus to its button, not to a link that it holds (hardening T14)', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal')
  // As a browser does: what stands first takes the focus.
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
