import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState, type ReactElement } from 'react'
import { createBrowserRouter, Link, Outlet, RouterProvider, useLocation, useNavigate } from 'react-router-dom'
import { i18n } from '#shared/texts/i18n.ts'
import { beginSessionEpoch, endSession } from '#shared/session/sessionEvents.ts'
import { writeSession } from '#shared/session/tokens.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import { LeaveBlocker } from './LeaveBlocker.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { useLeaveFreely, useLeaveGuard } from './useLeaveGuard.ts'

type Kind = {
  isNew?: boolean
  isTabFine?: boolean
  checkTab?: () => Promise<boolean>
  saves?: boolean
  /** How a save by the card's button ends. */
  saved?: () => Promise<boolean>
}

/** A minimal card: one field, two tabs, an edit that can end. */
function TestCard(props: Kind): ReactElement {
  const { isNew = false, isTabFine = true, saves = true, saved = () => Promise.resolve(true) } = props
  const { checkTab = async () => isTabFine } = props
  const [value, setValue] = useState('')
  const [isEditing, setEditing] = useState(true)
  const navigate = useNavigate()
  const leave = useLeaveFreely()
  const [isSaving, setSaving] = useState(false)
  const { question, guard, afterSave } = useLeaveGuard({
    isDirty: () => value !== '',
    isTab: (path) => path.startsWith('/card'),
    asksOnTabs: !isNew,
    checkTab,
    save: async () => saves && (setValue(''), true),
    discard: () => setValue(''),
    isSaving,
  })
  async function save(): Promise<void> {
    setSaving(true)
    const isSaved = await saved()
    if (isSaved) setValue('')
    setSaving(false)
    afterSave(isSaved, () => leave(() => void navigate('/list')))
  }
  return (
    <>
      <input aria-label="value" value={value} onChange={({ target }) => setValue(target.value)} />
      <output data-testid="edit">{isEditing ? 'editing' : 'looking'}</output>
      <button onClick={() => void navigate('/list')}>back arrow</button>
      <button onClick={() => void save()}>save</button>
      <button onClick={() => guard(() => setEditing(false))}>cancel edit</button>
      <button onClick={() => leave(() => void navigate('/list'))}>saved</button>
      {question && <LeaveDialog title="¿Guardar?" question={question} />}
    </>
  )
}

function Place(): ReactElement {
  return <output data-testid="place">{useLocation().pathname}</output>
}

const place = (): string | null => screen.getByTestId('place').textContent
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }))
const follow = (name: string): void => void fireEvent.click(screen.getByRole('link', { name }))
const typeIn = (value: string): void =>
  void fireEvent.change(screen.getByLabelText('value'), { target: { value } })
const dialog = (): HTMLElement | null => screen.queryByRole('alertdialog')
const asked = (): Promise<HTMLElement> => screen.findByRole('alertdialog', { name: '¿Guardar?' })

function unload() {
  const event = Object.defineProperty(new Event('beforeunload', { cancelable: true }), 'returnValue', {
    value: '',
    writable: true,
  })
  window.dispatchEvent(event)
  return event
}

/** Moves through the history and waits for the page to react. */
async function step(delta: number): Promise<void> {
  const heard = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.go(delta)
  await act(() => heard)
}

function open(kind: Kind = {}): void {
  openWith(<TestCard {...kind} />)
}

function openWith(card: ReactElement): void {
  const frame = (
    <LeaveBlocker>
      <Link to="/start">start</Link>
      <Link to="/card">card</Link>
      <Link to="/card/tab">tab</Link>
      <Link to="/card?q=x">search</Link>
      <Link to="/card?app=2">application</Link>
      <Link to="/roles">menu</Link>
      <Link to="/logout">sign-out</Link>
      <Place />
      <Outlet />
    </LeaveBlocker>
  )
  const children = [
    { path: '/card/:tab?', element: card },
    { path: '*', element: null },
  ]
  render(<RouterProvider router={createBrowserRouter([{ element: frame, children }])} />)
  for (const step of ['start', 'menu', 'card']) follow(step)
}

beforeAll(() => i18n.changeLanguage('es'))
beforeEach(() => {
  beginSessionEpoch()
  window.history.replaceState(null, '', '/list')
})

/** The exits of a card, with a check for their targets. */
const exits: [string, () => void, () => boolean][] = [
  ['another tab', () => follow('tab'), () => place() === '/card/tab'],
  ['the back arrow', () => press('back arrow'), () => place() === '/list'],
  ['a link of the menu', () => follow('menu'), () => place() === '/roles'],
  ['the browser’s Back', () => window.history.back(), () => place() === '/roles'],
  ['two steps back', () => window.history.go(-2), () => place() === '/start'],
  ['the sign-out', () => follow('sign-out'), () => place() === '/logout'],
  [
    'the end of the edit',
    () => press('cancel edit'),
    () => screen.getByTestId('edit').textContent === 'looking',
  ],
]

describe.each(exits)('leaving by %s', (name, exit, isThere) => {
  it('does not ask without changes', async () => {
    open()
    exit()
    await waitFor(() => expect(isThere()).toBe(true))
    expect(dialog()).not.toBeInTheDocument()
  })

  it('asks once something differs; Esc stays and keeps everything [UCO-04, UCO-05]', async () => {
    open()
    typeIn('x')
    exit()
    fireEvent.keyDown(await asked(), { key: 'Escape' })
    expect(dialog()).not.toBeInTheDocument()
    expect(place()).toBe('/card')
    expect(window.location.pathname).toBe('/card')
    expect(screen.getByLabelText('value')).toHaveValue('x')
    expect(isThere()).toBe(false)
  })

  it('continues after Descartar, and after a successful Guardar [UCO-04, UCO-05]', async () => {
    for (const answer of ['Descartar', 'Guardar']) {
      open()
      typeIn('x')
      exit()
      await asked()
      press(answer)
      await waitFor(() => expect(isThere()).toBe(true))
      expect(dialog()).not.toBeInTheDocument()
      document.body.replaceChildren()
      window.history.replaceState(null, '', '/list')
    }
  })

  // An edit cannot end while it is being saved.
  if (name !== 'the end of the edit')
    it.each([true, false])(
      'does not ask during a save, and continues only if it succeeds: %s',
      async (isSaved) => {
        const answer = Promise.withResolvers<boolean>()
        open({ saved: () => answer.promise })
        typeIn('x')
        press('save')
        const go = jest.spyOn(window.history, 'go')
        exit()
        // Back has already changed the address and returns to it.
        if (/Back|steps/.test(name)) await waitFor(() => expect(go.mock.calls.at(-1)?.[0]).toBeGreaterThan(0))
        await waitFor(() => expect(window.location.pathname).toBe('/card'))
        go.mockRestore()
        expect(place()).toBe('/card')
        expect(dialog()).not.toBeInTheDocument()
        await act(async () => answer.resolve(isSaved))
        if (isSaved) await waitFor(() => expect(isThere()).toBe(true))
        else expect(place()).toBe('/card')
        expect(dialog()).not.toBeInTheDocument()
      },
    )

  it('stays after a failed Guardar', async () => {
    open({ saves: false })
    typeIn('x')
    exit()
    await asked()
    press('Guardar')
    await act(async () => {})
    expect(isThere()).toBe(false)
    expect(screen.getByLabelText('value')).toHaveValue('x')
  })
})

/** A dialog with unsaved work above a card with unsaved work. */
function CardWithDialog(): ReactElement {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <TestCard />
      {isOpen && <TestDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function TestDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { question } = useLeaveGuard({
    isDirty: () => true,
    isTab: () => false,
    asksOnTabs: true,
    checkTab: null,
    save: async () => true,
    discard: onClose,
    isDialog: true,
  })
  return <p>{question && <LeaveDialog title="¿Y el diálogo?" question={question} />}</p>
}

describe('a dialog above a card', () => {
  it.each([
    ['a link', () => follow('menu')],
    ['Back', () => window.history.back()],
  ])('asks before the card does, on the exit by %s', async (_way, leave) => {
    openWith(<CardWithDialog />)
    typeIn('x')
    leave()
    expect(await screen.findByRole('alertdialog', { name: '¿Y el diálogo?' })).toBeInTheDocument()
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    press('Descartar')
    await asked()
    expect(place()).toBe('/card')
    press('Descartar')
    await waitFor(() => expect(place()).toBe('/roles'))
    expect(dialog()).not.toBeInTheDocument()
  })
})

it('goes nowhere by the check of a tab that ends once another way was taken', async () => {
  const check = Promise.withResolvers<boolean>()
  open({ checkTab: () => check.promise })
  follow('tab')
  follow('menu')
  await waitFor(() => expect(place()).toBe('/roles'))
  await act(async () => check.resolve(true))
  expect(place()).toBe('/roles')
})

/** Two stacked dialogs; the lower one may be closed if `mayClose`. */
function TwoDialogs({ mayClose }: { mayClose: boolean }): ReactElement {
  const [open, setOpen] = useState(2)
  const close = (): void => setOpen((count) => count - 1)
  return (
    <>
      {open > 0 && <ModalDialog aria-label="lower" {...(mayClose && { onDismiss: close })} />}
      {open > 1 && <ModalDialog aria-label="upper" onDismiss={close} />}
    </>
  )
}

describe('Back', () => {
  const labels = (): (string | null)[] =>
    screen.queryAllByRole('dialog').map((one) => one.getAttribute('aria-label'))

  it.each([true, false])(
    'closes open dialogs one by one before it navigates (all may close: %s)',
    async (mayClose) => {
      openWith(<TwoDialogs mayClose={mayClose} />)
      window.history.back()
      await waitFor(() => expect(labels()).toEqual(['lower']))
      expect([place(), window.location.pathname]).toEqual(['/card', '/card'])
      await step(-1)
      await waitFor(() => expect(window.location.pathname).toBe('/card'))
      expect([place(), labels()]).toEqual(['/card', mayClose ? [] : ['lower']])
      if (!mayClose) return
      window.history.back()
      await waitFor(() => expect(place()).toBe('/roles'))
    },
  )

  it('closes nothing on Forward', async () => {
    openWith(<TwoDialogs mayClose />)
    window.history.pushState({ idx: 4, usr: null, key: 'x' }, '', '/card?page=2')
    await step(-1)
    await waitFor(() => expect(labels()).toEqual(['lower', 'upper']))
    await step(1)
    expect([labels(), window.location.search]).toEqual([['lower', 'upper'], '?page=2'])
  })

  it('moves between list pages once their dialog is closed', async () => {
    openWith(<TwoDialogs mayClose />)
    window.history.pushState({ idx: 4, usr: null, key: 'x' }, '', '/card?page=2')
    await step(-1)
    await step(1)
    window.history.back()
    await waitFor(() => expect(labels()).toEqual(['lower']))
    expect(window.location.search).toBe('?page=2')
  })
})

it('a dialog that the browser closes by itself stays until its owner removes it', () => {
  render(<ModalDialog aria-label="kept" onDismiss={() => {}} />)
  const kept = screen.getByRole<HTMLDialogElement>('dialog')
  kept.close()
  fireEvent(kept, new Event('close'))
  expect(kept).toHaveAttribute('open')
})

describe('the guard', () => {
  it('makes the browser ask before unload, only with changes', () => {
    open()
    expect(unload().defaultPrevented).toBe(false)
    typeIn('x')
    expect(unload()).toMatchObject({ defaultPrevented: true, returnValue: true })
  })

  it('never asks after a save', () => {
    open()
    typeIn('x')
    press('saved')
    expect(place()).toBe('/list')
    expect(dialog()).not.toBeInTheDocument()
  })

  it('never asks for an expired session', () => {
    writeSession({ token: testToken(), refreshToken: null })
    open()
    typeIn('x')
    endSession({ reason: 'expired', message: null })
    expect(unload().defaultPrevented).toBe(false)
    follow('menu')
    expect(place()).toBe('/roles')
    expect(dialog()).not.toBeInTheDocument()
  })

  it('forgets an exit chosen during a failed save', async () => {
    const saved = jest.fn<Promise<boolean>, []>().mockResolvedValueOnce(false).mockResolvedValue(true)
    open({ saved })
    typeIn('x')
    press('save')
    follow('menu')
    await act(async () => {})
    expect(place()).toBe('/card')
    press('save')
    await waitFor(() => expect(place()).toBe('/list'))
  })

  it('of a new record changes valid tabs without a question', async () => {
    open({ isNew: true })
    typeIn('x')
    follow('tab')
    await waitFor(() => expect(place()).toBe('/card/tab'))
    expect(screen.getByLabelText('value')).toHaveValue('x')
    follow('menu')
    expect(await asked()).toBeInTheDocument()
  })

  it.each([
    // Forward is reverted.
    ['a link', () => follow('tab'), []] as const,
    ['Forward', () => window.history.forward(), [[-1]]] as const,
  ])('keeps an invalid tab open on %s', async (_how, go, moves) => {
    open({ isNew: true, isTabFine: false })
    window.history.pushState({ idx: 4, usr: null, key: 'x' }, '', '/card/tab')
    await step(-1)
    const moved = jest.spyOn(window.history, 'go')
    go()
    await act(async () => {})
    await waitFor(() => expect(moved.mock.calls).toEqual(moves))
    await waitFor(() => expect(window.location.pathname).toBe('/card'))
    expect(place()).toBe('/card')
    expect(dialog()).not.toBeInTheDocument()
  })

  it.each([
    ['whose tab is not filled in', { isNew: true, isTabFine: false }],
    ['with unsaved changes', {}],
  ])('lets Back reach another entry of the same address, on a card %s', async (_which, kind) => {
    open(kind)
    typeIn('x')
    // Two history entries of one card, as after a double click on its link.
    window.history.pushState({ idx: 4, usr: null, key: 'x' }, '', '/card')
    await step(-1)
    await step(1)
    const moved = jest.spyOn(window.history, 'go')
    await step(-1)
    expect(moved.mock.calls).toEqual([[-1]])
    expect(dialog()).not.toBeInTheDocument()
    expect(screen.getByLabelText('value')).toHaveValue('x')
  })

  it('asks before the menu of another application at the same path, not for other parameters [MNU-41] [G-43]', async () => {
    open()
    typeIn('x')
    follow('search')
    await waitFor(() => expect(window.location.search).toBe('?q=x'))
    expect(dialog()).not.toBeInTheDocument()
    follow('application')
    expect(await asked()).toBeInTheDocument()
    expect(window.location.search).toBe('?q=x')
    expect(screen.getByLabelText('value')).toHaveValue('x')
  })

  it('asks when Back leads to the menu of another application at the same path [MNU-41] [G-43]', async () => {
    open()
    follow('application')
    await waitFor(() => expect(window.location.search).toBe('?app=2'))
    typeIn('x')
    window.history.back()
    expect(await asked()).toBeInTheDocument()
    await waitFor(() => expect(window.location.search).toBe('?app=2'))
  })

  it('returns to the card however often Back is pressed, and asks once', async () => {
    open()
    typeIn('x')
    window.history.back()
    window.history.back()
    expect(await asked()).toBeInTheDocument()
    await waitFor(() => expect(window.location.pathname).toBe('/card'))
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    expect(place()).toBe('/card')
  })
})
