import type { Locator, Page } from '@playwright/test'

export type Screen = {
  path: string
  /** Is there once the screen has what it shows. */
  ready: (page: Page) => Locator
  /** Another tab of the card above, which is named after its record on all of them. */
  isTab?: true
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name })
const row = (page: Page): Locator => page.locator('main tbody tr').first()

/**
 * Every screen that an address opens, by who opens it. A new one is a row here, and is then judged by
 * `screens.journey.ts`: its name, the names of its actions, 320×256, and the colours of the system.
 */
export const screensOf: Record<'nobody' | 'admin' | 'maria.gomez', readonly Screen[]> = {
  nobody: [
    { path: '/login', ready: heading('Iniciar sesión') },
    { path: '/resetpassword', ready: heading('Restablecer contraseña') },
    { path: '/changepassword?cut', ready: heading('Error al procesar el enlace.') },
    { path: '/invalid-link', ready: heading('Enlace inválido.') },
    { path: '/resetotp?token=unknown', ready: (page) => page.locator('[data-look=error]') },
    { path: '/availableapps', ready: (page) => page.locator('.app-title').first() },
  ],
  admin: [
    { path: '/', ready: (page) => page.locator('.changed-name').first() },
    { path: '/users', ready: row },
    { path: '/users/4', ready: (page) => page.getByRole('tab', { selected: true }) },
    { path: '/users/4/empresas', ready: row, isTab: true },
    {
      path: '/users/4/roles',
      ready: (page) => page.getByRole('tabpanel').getByRole('button').first(),
      isTab: true,
    },
    { path: '/users/new', ready: (page) => page.getByRole('textbox').first() },
    { path: '/apps', ready: row },
    { path: '/apps/3', ready: (page) => page.getByRole('tab', { selected: true }) },
    { path: '/apps/3/token', ready: (page) => page.getByRole('tab', { selected: true }), isTab: true },
    { path: '/apps/3/contrasena', ready: (page) => page.getByRole('tab', { selected: true }), isTab: true },
    {
      path: '/apps/3/configuracion',
      ready: (page) => page.getByRole('tab', { selected: true }),
      isTab: true,
    },
    { path: '/apps/new', ready: (page) => page.getByRole('textbox').first() },
    { path: '/privileges', ready: row },
    { path: '/privileges/3', ready: (page) => page.locator('.card-detail').first() },
    { path: '/privileges/new', ready: (page) => page.getByRole('textbox').first() },
    { path: '/roles', ready: row },
    { path: '/roles/6', ready: (page) => page.locator('.card-detail').first() },
    {
      path: '/roles/6/aplicaciones',
      ready: (page) => page.getByRole('checkbox').first(),
      isTab: true,
    },
    { path: '/menuSettings', ready: (page) => page.locator('.menu-empty') },
    ...['lateral?app=1', 'superior?app=1', 'usuario?app=1'].map((tab) => ({
      path: `/menuSettings/${tab}`,
      ready: (page: Page) => page.getByRole('treeitem').first(),
      isTab: true as const,
    })),
    {
      path: '/menuSettings/suite?app=1',
      ready: (page) => page.getByRole('article').first(),
      isTab: true,
    },
    { path: '/roles/new', ready: (page) => page.getByRole('textbox').first() },
    { path: '/notifications', ready: row },
    { path: '/notifications/2', ready: (page) => page.locator('.template-preview img') },
    { path: '/notifications/new', ready: (page) => page.getByRole('textbox').first() },
  ],
  'maria.gomez': [{ path: '/', ready: (page) => page.locator('.app-title').first() }],
}
