import type { Locator, Page } from '@playwright/test'

export type Screen = {
  path: string
  /** Is there once the screen has what it shows. */
  ready: (page: Page) => Locator
  /** Opens what stands over the page and is judged with it; Esc closes it. In no language's words. */
  open?: (page: Page) => Promise<void>
  /** The name of the page, without that of the product. A tab of the card above has none: it has that of its record. */
  title?: string
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name })
const row = (page: Page): Locator => page.locator('main tbody tr').first()

/** The question before all rows of the page are switched off. */
async function askAll(page: Page): Promise<void> {
  const bar = page.locator('.bulk-bar')
  if ((await bar.count()) === 0) await page.locator('main thead').getByRole('checkbox').check()
  await bar.getByRole('button', { name: /^Desac?tivar/ }).click()
  await page.getByRole('alertdialog').waitFor()
}

/** Every room of the console with the heading of its screen. */
export const roomHeadings = [
  ['/users', 'Usuarios'],
  ['/apps', 'Aplicaciones'],
  ['/privileges', 'Privilegios'],
  ['/roles', 'Roles'],
  ['/menuSettings', 'Ajustes de menú'],
  ['/notifications', 'Notificaciones de correo'],
] as const

/**
 * Every screen that an address opens, by who opens it. A new one is a row here, and is then judged by
 * `screens.journey.ts`: its name, the names of its actions, 320×256, and the colours of the system.
 */
export const screensOf: Record<'nobody' | 'admin' | 'maria.gomez', readonly Screen[]> = {
  nobody: [
    { path: '/login', title: 'Ibuhoo', ready: heading('Iniciar sesión') },
    { path: '/resetpassword', title: 'Restablecer contraseña', ready: heading('Restablecer contraseña') },
    { path: '/changepassword?cut', title: 'Aviso', ready: heading('Error al procesar el enlace.') },
    { path: '/invalid-link', title: 'Enlace inválido.', ready: heading('Enlace inválido.') },
    {
      path: '/resetotp?token=unknown',
      title: 'No fue posible enviar la solicitud.',
      ready: (page) => page.locator('[data-look=error]'),
    },
    {
      path: '/availableapps',
      title: 'Elige una aplicación',
      ready: (page) => page.locator('.app-title').first(),
    },
  ],
  admin: [
    { path: '/', title: 'Inicio', ready: (page) => page.locator('.changed-name').first() },
    { path: '/users', title: 'Usuarios', ready: row },
    { path: '/users?sort=active', ready: row, open: askAll },
    {
      path: '/users?sort=newest',
      ready: row,
      async open(page) {
        await page.getByRole('main').getByRole('switch').first().click()
        await page.getByRole('alertdialog').getByRole('button').last().click()
        await page.locator('.toast').waitFor()
        await page.locator('.toast').getByRole('button').last().click()
        await page.keyboard.press('Control+z')
        await page.locator('.changes .change').first().waitFor()
      },
    },
    {
      path: '/users/4',
      title: 'María Gómez Nariño · Detalles del usuario',
      ready: (page) => page.getByRole('tab', { selected: true }),
    },
    { path: '/users/4/empresas', ready: row },
    {
      path: '/users/4/roles',
      ready: (page) => page.getByRole('tabpanel').getByRole('button').first(),
    },
    { path: '/users/new', title: 'Nuevo usuario', ready: (page) => page.getByRole('textbox').first() },
    {
      path: '/users/import',
      title: 'Importar usuarios',
      ready: (page) => page.getByRole('textbox').first(),
    },
    { path: '/apps', title: 'Aplicaciones', ready: row },
    { path: '/apps?search=suite', ready: row, open: askAll },
    {
      path: '/apps/3',
      title: 'Suite · Detalle de datos básicos',
      ready: (page) => page.getByRole('tab', { selected: true }),
    },
    { path: '/apps/3/token', ready: (page) => page.getByRole('tab', { selected: true }) },
    { path: '/apps/3/contrasena', ready: (page) => page.getByRole('tab', { selected: true }) },
    {
      path: '/apps/3/configuracion',
      ready: (page) => page.getByRole('tab', { selected: true }),
    },
    { path: '/apps/new', title: 'Nueva aplicación', ready: (page) => page.getByRole('textbox').first() },
    { path: '/privileges', title: 'Privilegios', ready: row },
    { path: '/privileges?search=ver', ready: row, open: askAll },
    {
      path: '/privileges/3',
      title: 'VER_FACTURAS · Detalles del privilegio',
      ready: (page) => page.locator('.card-detail').first(),
    },
    {
      path: '/privileges/new',
      title: 'Nuevo Privilegio',
      ready: (page) => page.getByRole('textbox').first(),
    },
    { path: '/roles', title: 'Roles', ready: row },
    { path: '/roles?search=au', ready: row, open: askAll },
    {
      path: '/roles/6',
      title: 'Contador · Detalles del rol',
      ready: (page) => page.locator('.card-detail').first(),
    },
    {
      path: '/roles/6/aplicaciones',
      ready: (page) => page.getByRole('checkbox').first(),
    },
    { path: '/menuSettings', title: 'Menú lateral', ready: (page) => page.locator('.menu-empty') },
    ...['lateral?app=1', 'superior?app=1', 'usuario?app=1'].map((tab) => ({
      path: `/menuSettings/${tab}`,
      ready: (page: Page) => page.getByRole('treeitem').first(),
    })),
    {
      path: '/menuSettings/suite?app=1',
      ready: (page) => page.getByRole('article').first(),
    },
    { path: '/roles/new', title: 'Nuevo rol', ready: (page) => page.getByRole('textbox').first() },
    { path: '/notifications', title: 'Notificaciones de correo', ready: row },
    { path: '/notifications?view=calendar', ready: (page) => page.getByRole('gridcell').first() },
    {
      path: '/notifications?search=ventana',
      ready: row,
      open: (page) => page.locator('main .notification-actions button').last().click(),
    },
    {
      path: '/notifications/2',
      title: 'Renovación de certificados (2) · Detalle de la notificación',
      ready: (page) => page.locator('.template-preview img'),
    },
    {
      path: '/notifications/new',
      title: 'Nueva notificación',
      ready: (page) => page.getByRole('textbox').first(),
    },
  ],
  'maria.gomez': [{ path: '/', title: 'Inicio', ready: (page) => page.locator('.app-title').first() }],
}

/** The screens of each person; those of the console by room, so that none of these journeys is long. */
export const walks = Object.entries(screensOf).flatMap(([person, all]) => {
  const rooms = Object.groupBy(all, ({ path }) => (person === 'admin' ? path.split(/[/?]/)[1]! : ''))
  return Object.entries(rooms).map(([room, screens = []]) => ({ person, room, screens }))
})
