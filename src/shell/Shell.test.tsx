import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { getMenuByUser, listMenu } from '#contracts/menus.ts'
import { api } from '#shared/api/api.ts'
import { freshStore } from '#shared/testing/testStore.tsx'
import { i18n } from '#shared/texts/i18n.ts'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { answer, asked, prepareShell, TestShell, theme } from './testShell.tsx'

prepareShell()

async function open(path = '/', store = freshStore()): Promise<UserEvent> {
  render(<TestShell path={path} store={store} />)
  await waitFor(() => expect(screen.queryByText('Cargando…')).not.toBeInTheDocument())
  return userEvent.setup()
}

describe('the top bar', () => {
  it('shows the logo, the full name and both menus [SHL-01, SHL-02, SHL-03, SHL-04, CON-12, CON-13, CON-14, CON-15]', async () => {
    answer({})
    await open()
    const bar = within(screen.getByRole('banner'))
    expect(bar.getByRole('link', { name: /Ibuhoo/ })).toHaveAttribute('href', '/')
    expect(bar.getByAltText('Ibuhoo')).toHaveAttribute('src', theme.logo)
    expect(bar.getByRole('button', { name: 'Menú de usuario: María Gómez' })).toHaveAttribute(
      'aria-haspopup',
      'menu',
    )
    expect(bar.getByRole('button', { name: 'Menú de aplicaciones' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })

  it('shows the items of location 2, nested ones behind a button', async () => {
    answer({
      2: [
        { name: 'Ayuda', url: 'https://ayuda.test/' },
        { name: 'Más ayuda', children: [{ name: 'Chat', url: '/users' }] },
      ],
    })
    const user = await open()
    const menu = screen.getByRole('navigation', { name: 'Menú superior' })
    expect(within(menu).getByRole('link')).toHaveAttribute('href', 'https://ayuda.test/')
    await user.click(within(menu).getByRole('button', { name: 'Más ayuda' }))

    await user.click(within(menu).getByRole('link', { name: 'Chat' }))
    expect(screen.getByText('at /users')).toBeVisible()
    expect(within(menu).queryByRole('link', { name: 'Chat' })).not.toBeInTheDocument()
  })
})

describe('the menu of the top bar', () => {
  it('keeps the focus while a failed menu is retried', async () => {
    answer({ 2: 500 })
    const user = await open()
    const menu = screen.getByRole('navigation', { name: 'Menú superior' })
    const retry = await within(menu).findByRole('button', { name: 'Reintentar' })
    act(() => retry.focus())
    answer({ 2: [{ name: 'Ayuda', url: 'https://ayuda.test/' }] })
    await user.keyboard('{Enter}')
    const help = await within(menu).findByRole('link', { name: /Ayuda/ })
    expect(menu).toHaveFocus()
    await user.tab()
    expect(help).toHaveFocus()
  })
})

describe('the menus', () => {
  it('are requested by user id, location and application [CON-19]', async () => {
    answer({})
    await open()
    const menus = asked.map(({ path, headers: { userid, idmenulocation, appName } }) => [
      path.replace('/security', ''),
      userid ?? idmenulocation,
      appName,
    ])
    expect(menus).toEqual(
      expect.arrayContaining([
        [listMenu.path, '7', undefined],
        [getMenuByUser.path, '2', 'ibuhoo'],
        [getMenuByUser.path, '3', 'ibuhoo'],
        [getMenuByUser.path, '4', 'ibuhoo'],
      ]),
    )
    expect(menus).toHaveLength(4)
  })

  it.each([
    ['javascript:alert(1)', { url: 'javascript:alert(1)' }],
    ['a function that nobody allows', { isFunction: true, functionName: 'constructor', url: '/users' }],
  ])('show an item with %s as text', async (_what, item) => {
    answer({ drawer: [{ name: 'Trampa', ...item }] })
    const user = await open()
    const drawer = screen.getByRole('navigation', { name: 'Menú lateral' })
    await user.click(within(drawer).getByText('Trampa'))
    expect(within(drawer).queryByRole('link')).not.toBeInTheDocument()
    expect(screen.getByText('at /')).toBeVisible()
  })
})

describe('the user menu', () => {
  const stored = [
    { name: 'Mi perfil', url: '/users', section: 0 },
    {
      name: 'Preferencias',
      url: 'https://a.test/',
      section: 1,
      children: [{ name: 'Avisos', url: '/apps' }],
    },
  ]
  const items = (): (string | null)[] =>
    [...screen.getByRole('menu').querySelectorAll('[role^=menuitem]')].map(({ textContent }) => textContent)

  it('shows the items of location 3 and always ends with sign-out [SHL-03, CON-14]', async () => {
    answer({ 3: stored })
    const user = await open()
    await user.click(screen.getByRole('button', { name: /María Gómez/ }))
    expect(items()).toEqual([
      'Preferencias a.test (se abre en otra pestaña)',
      'Avisos',
      'Mi perfil',
      ...['Español', 'English', 'Português', 'Sistema', 'Claro', 'Oscuro', 'Sí', 'No'],
      'Atajos de teclado',
      'Mis preferencias',
      'Cerrar sesión',
    ])
    await user.click(screen.getByRole('menuitem', { name: 'Cerrar sesión' }))
    expect(screen.getByText('at /logout')).toBeVisible()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })

  it('works with the keyboard alone', async () => {
    answer({ 3: stored })
    const user = await open()
    const button = screen.getByRole('button', { name: /María Gómez/ })
    act(() => button.focus())
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: /Preferencias/ })).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('menuitem', { name: 'Cerrar sesión' })).toHaveFocus()
    await user.keyboard('m')
    expect(screen.getByRole('menuitem', { name: 'Mi perfil' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(button).toHaveFocus()
    await user.keyboard('{Enter}{Tab}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })

  it('keeps the focus while it is retried', async () => {
    answer({ 3: 500 })
    const user = await open()
    await user.click(screen.getByRole('button', { name: /María Gómez/ }))
    const retry = await screen.findByRole('menuitem', { name: /Reintentar/ })
    act(() => retry.focus())
    answer({ 3: stored })
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('menuitem', { name: 'Mi perfil' })).toBeVisible()
    expect(screen.getByRole('menu')).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('menuitem', { name: /Preferencias/ })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })

  it('applies language and colour scheme at once, stays open, and remembers both', async () => {
    answer({})
    const user = await open()
    await user.click(screen.getByRole('button', { name: /María Gómez/ }))
    const chosen = (): (string | null)[] =>
      screen.getAllByRole('menuitemradio', { checked: true }).map(({ textContent }) => textContent)
    expect(chosen()).toEqual(['Español', 'Sistema', 'Sí'])
    await user.click(screen.getByRole('menuitemradio', { name: 'Português' }))
    expect(screen.getByRole('group', { name: 'Aparência' })).toBeVisible()
    await user.click(screen.getByRole('menuitemradio', { name: 'Escuro' }))
    expect(chosen()).toEqual(['Português', 'Escuro', 'Sim'])
    expect([localStorage.getItem('bms_lang'), localStorage.getItem('look')]).toEqual(['pt', 'dark'])
    await act(async () => void i18n.changeLanguage('es'))
    localStorage.clear()
  })

  it('closes on a press outside', async () => {
    answer({})
    const user = await open()
    await user.click(screen.getByRole('button', { name: /María Gómez/ }))
    await user.click(screen.getByText('at /'))
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  })
})

describe('the suite menu', () => {
  const openSuite = async (user: UserEvent): Promise<HTMLElement> => {
    await user.click(screen.getByRole('button', { name: 'Menú de aplicaciones' }))
    return screen.getByRole('navigation', { name: 'Aplicaciones de la suite' })
  }

  it('opens an application or its landing page in a new tab [SHL-04, CON-15]', async () => {
    answer({
      4: [
        { name: 'Ibuhoo', urlApplication: 'https://app.test/', urlLanding: 'https://www.test/' },
        { name: 'Firmaya', urlApplication: 'javascript:alert(1)', urlLanding: 'https://firmaya.test/' },
        { name: 'Rota', urlApplication: 'data:,x' },
        { name: 'Apagada', urlApplication: 'https://off.test/', isActivate: false },
      ],
    })
    const suite = await openSuite(await open())
    const links = within(suite).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://app.test/',
      'https://firmaya.test/',
    ])
    for (const link of links) expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(suite).not.toHaveTextContent('app.test')
    expect(links[0]).toHaveAccessibleDescription('Ibuhoo · app.test (se abre en otra pestaña)')
    expect(within(suite).getByText('Rota')).toBeVisible()
    expect(within(suite).queryByText('Apagada')).not.toBeInTheDocument()
  })

  it('shows empty and failed states, and keeps the focus while it is retried', async () => {
    answer({})
    const user = await open()
    expect(await openSuite(user)).toHaveTextContent('No hay aplicaciones para mostrar.')
    cleanup()
    answer({ 4: 500 })
    const again = await open()
    const suite = await openSuite(again)
    await waitFor(() => expect(suite).toHaveTextContent('No pudimos cargar este menú.'))
    act(() => within(suite).getByRole('button', { name: 'Reintentar' }).focus())
    answer({ 4: [{ name: 'Ibuhoo', urlApplication: 'https://app.test/' }] })
    await again.keyboard('{Enter}')
    expect(await within(suite).findByRole('link', { name: /Ibuhoo/ })).toBeVisible()
    expect(suite).toHaveFocus()
    await again.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Menú de aplicaciones' })).toHaveFocus()
  })
})

describe('the end of a session', () => {
  it('sends no more requests', async () => {
    answer({})
    const store = freshStore()
    await open('/', store)
    await act(async () => {
      store.dispatch(sessionActions.ended({ reason: 'closed', message: null }))
      store.dispatch(api.util.resetApiState())
      await Promise.resolve()
    })
    expect(asked).toHaveLength(4)
  })

  it('restores the page title', async () => {
    answer({})
    await open('/users')
    cleanup()
    expect(document.title).toBe('Ibuhoo')
  })
})

describe('a screen', () => {
  it('sets the page title, receives the focus on navigation, and starts at its top', async () => {
    answer({})
    const user = await open('/users')
    expect(document.title).toBe('Usuarios · Ibuhoo')
    expect(document.body).toHaveFocus()
    expect(window.scrollTo).not.toHaveBeenCalled()
    await user.click(screen.getByRole('link', { name: 'elsewhere' }))
    expect(document.title).toBe('Roles · Ibuhoo')
    expect(screen.getByRole('main')).toHaveFocus()
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
  })

  it('keeps a focus that it set itself', async () => {
    answer({})
    const user = await open('/users')
    await user.click(screen.getByRole('link', { name: 'stay' }))
    expect(document.title).toBe('Roles · Ibuhoo')
    expect(screen.getByRole('link', { name: 'stay' })).toHaveFocus()
  })

  it('can be reached with the skip link', async () => {
    answer({})
    const user = await open()
    await user.tab()
    expect(screen.getByRole('link', { name: 'Ir al contenido' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
  })
})
