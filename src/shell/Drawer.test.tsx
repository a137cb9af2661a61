import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { log } from '#shared/browser/log.ts'
import { hasIcon } from '#shared/icons/iconShapes.ts'
import {
  answer,
  asked,
  prepareShell,
  surroundings,
  TestShell,
  type Answered,
  type Stored,
} from './testShell.tsx'

jest.mock('#shared/browser/log.ts', () => ({ log: jest.fn() }))

const screens = [
  'Usuarios',
  'Aplicaciones',
  'Privilegios',
  'Roles',
  'Ajustes de menú',
  'Notificaciones de correo',
]

prepareShell()
beforeEach(() => jest.mocked(log).mockClear())

async function open(path = '/'): Promise<UserEvent> {
  render(<TestShell path={path} />)
  await waitFor(() => expect(screen.queryByText('Cargando…')).not.toBeInTheDocument())
  return userEvent.setup()
}

function linkNames(list: HTMLElement): (string | null)[] {
  return within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

describe('the drawer', () => {
  const nested = [
    { name: 'Usuarios', url: '/users', iconName: 'people' },
    {
      name: 'Accesos',
      children: [
        { name: 'Roles', url: '/roles' },
        { name: 'Oculto', url: '/apps', isActivate: false },
      ],
    },
    { name: 'Manual', url: 'https://manual.test/' },
  ]

  it('is permanent on a wide screen and shows its version [SHL-07, CON-18]', async () => {
    answer({ drawer: nested })
    await open()
    const drawer = screen.getByRole('navigation', { name: 'Menú lateral' })
    expect(within(drawer).getByText('1.8.0')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Abrir el menú lateral' })).not.toBeInTheDocument()
    expect(asked.some(({ path }) => path.includes('getVersionApp'))).toBe(false)
  })

  it('requests the common menu icons along with its items', async () => {
    answer({ drawer: [] })
    await open()
    await waitFor(() => expect(hasIcon('home')).toBe(true))
  })

  it('expands the path to the current screen and marks its item', async () => {
    answer({ drawer: nested })
    const user = await open('/roles')
    const drawer = screen.getByRole('navigation', { name: 'Menú lateral' })
    const branch = within(drawer).getByRole('button', { name: 'Accesos' })
    expect(branch).toHaveAttribute('aria-expanded', 'true')
    expect(within(drawer).getByRole('link', { name: 'Roles' })).toHaveAttribute('aria-current', 'page')
    expect(linkNames(drawer)).toEqual(['Usuarios', 'Roles', 'Manual manual.test (se abre en otra pestaña)'])
    await user.click(branch)
    expect(branch).toHaveAttribute('aria-expanded', 'false')
    expect(within(drawer).queryByRole('link', { name: 'Roles' })).not.toBeInTheDocument()
  })

  it('opens external addresses in a new tab', async () => {
    answer({ drawer: nested })
    await open()
    const link = screen.getByRole('link', { name: /Manual/ })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it.each<[string, Answered, boolean]>([
    ['is empty', [], false],
    ['holds inactive items only', [{ name: 'Uno', isActivate: false }], false],
    ['cannot be read', '{', true],
    ['does not come', 500, true],
  ])(
    'lists the six screens when the menu %s, and logs a failure [MNU-44]',
    async (_what, drawer, isShown) => {
      answer({ drawer })
      await open()
      const menu = screen.getByRole('navigation', { name: 'Menú lateral' })
      expect(linkNames(menu)).toEqual(screens)
      expect(within(menu).queryAllByText(/No pudimos cargar tu menú/)).toHaveLength(isShown ? 1 : 0)
      expect(jest.mocked(log)).toHaveBeenCalledTimes(isShown ? 1 : 0)
    },
  )

  it('adds the built-in screens to a menu that is too deep to read, with a message', async () => {
    const deep = (levels: number): Stored => ({
      name: `Nivel ${levels}`,
      ...(levels > 1 && { children: [deep(levels - 1)] }),
    })
    answer({ drawer: [{ name: 'Personas', url: '/users' }, deep(12)] })
    await open()
    const menu = screen.getByRole('navigation', { name: 'Menú lateral' })
    expect(linkNames(menu)).toEqual(['Personas', ...screens.slice(1)])
    expect(within(menu).getByRole('button', { name: 'Nivel 12' })).toBeVisible()
    expect(within(menu).getByText(/^No pudimos leer una parte de tu menú/)).toBeVisible()
    expect(jest.mocked(log).mock.calls).toEqual([['a stored menu cannot be read, or not all of it']])
  })

  it('shows the full text of a truncated name as its title', async () => {
    const long = 'Administración '.repeat(20).trim()
    answer({
      drawer: [
        { name: long, description: 'Otra cosa', url: '/users' },
        { name: long, children: nested },
      ],
    })
    await open()
    const menu = screen.getByRole('navigation', { name: 'Menú lateral' })
    expect(within(menu).getByRole('link', { name: long })).toHaveAttribute('title', long)
    expect(within(menu).getByRole('button', { name: long })).toHaveAttribute('title', long)
  })

  it('logs an unknown function name once and shows its item as text [G-64]', async () => {
    answer({
      drawer: [
        { name: 'Uno', isFunction: true, functionName: `${'x'.repeat(80)}` },
        { name: 'Salir', isFunction: true, functionName: 'logout' },
      ],
    })
    const user = await open()
    const menu = screen.getByRole('navigation', { name: 'Menú lateral' })
    expect(linkNames(menu)).toEqual(['Salir'])
    await user.click(within(menu).getByText('Uno'))
    expect(jest.mocked(log).mock.calls).toEqual([
      [`a menu names a function that there is not: ${'x'.repeat(60)}`],
    ])
  })

  it.each([
    ['beside the screen', true],
    ['over the screen', false],
  ])('%s asks again when the person says so, and keeps the keys', async (_where, isWide) => {
    surroundings.isWide = isWide
    answer({ drawer: 500 })
    const user = await open()
    if (!isWide) await user.click(screen.getByRole('button', { name: 'Abrir el menú lateral' }))
    const retry = await screen.findByRole('button', { name: 'Reintentar' })
    act(() => retry.focus())
    answer({ drawer: nested })
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('link', { name: /Manual/ })).toBeVisible()
    expect(screen.queryByText(/No pudimos cargar/)).not.toBeInTheDocument()
    const drawer = screen.getByRole('navigation', { name: 'Menú lateral' })
    expect(drawer).toHaveFocus()
    await user.tab()
    expect(drawer.querySelector('a, button')).toHaveFocus()
  })

  it('opens over a narrow screen and closes again [SHL-06, CON-17]', async () => {
    surroundings.isWide = false
    const topMenu = [
      { name: 'Ayuda', url: 'https://ayuda.test/' },
      { name: 'Avisos', url: '/notifications' },
    ]
    answer({ drawer: nested, 2: topMenu })
    const user = await open()
    expect(screen.queryByRole('navigation', { name: 'Menú lateral' })).not.toBeInTheDocument()
    const opener = screen.getByRole('button', { name: 'Abrir el menú lateral' })

    await user.click(opener)
    const drawer = screen.getByRole('dialog', { name: 'Menú lateral' })
    expect(within(drawer).getByText('1.8.0')).toBeVisible()
    expect(within(drawer).getByRole('link', { name: /Ayuda/ })).toBeVisible()
    fireEvent.keyDown(drawer, { key: 'Escape' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    await user.click(opener)
    await user.click(screen.getByRole('dialog'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    for (const [name, path] of [
      ['Usuarios', '/users'],
      ['Avisos', '/notifications'],
    ]) {
      await user.click(opener)
      await user.click(screen.getByRole('link', { name: name! }))
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      expect(screen.getByText(`at ${path}`)).toBeVisible()
    }
  })
})
