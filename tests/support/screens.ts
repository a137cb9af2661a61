import type { Locator, Page } from '@playwright/test'
import { home } from '#locales/es/home.ts'
import { resources } from '#shared/resources/resources.ts'

export type Screen = {
  path: string
  /** Exists once the screen has loaded. */
  ready: (page: Page) => Locator
  /** Opens an overlay to check too; Esc closes it. Independent of the language. */
  open?: (page: Page) => Promise<void>
  /** Consists of the same parts as another one here: looked at in release runs only. */
  isAlike?: true
  /** Title of the page without the product. Tabs of a card have none: theirs is the record's. */
  title?: string
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name })
const row = (page: Page): Locator => page.locator('main tbody tr:not([aria-hidden])').first()

/** The question before all rows of the page are switched off. */
async function askAll(page: Page): Promise<void> {
  const bar = page.locator('.bulk-bar')
  if ((await bar.count()) === 0) await page.locator('main thead').getByRole('checkbox').check()
  await bar.getByRole('button', { name: /^Desac?tivar/ }).click()
  await page.getByRole('alertdialog').waitFor()
}

/** Every resource of the console with its heading. */
export const roomHeadings = resources.map(({ id, path }) => [path, home[id].title] as const)

/**
 * Every screen with an address, by user. `screens.journey.ts` checks each: title, names of actions, 320×256, forced
 * colours.
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
      ready: (page) => page.locator('.held-companies'),
    },
    { path: '/users/4/roles', ready: (page) => page.locator('.access-node').first() },
    { path: '/users/new/empresas', ready: row },
    { path: '/users/new/roles', ready: (page) => page.getByRole('checkbox').first() },
    { path: '/users/new', title: 'Nuevo usuario', ready: (page) => page.getByRole('textbox').first() },
    {
      path: '/users/import',
      title: 'Importar usuarios',
      ready: (page) => page.getByRole('textbox').first(),
    },
    { path: '/apps', title: 'Aplicaciones', ready: row },
    { path: '/apps?search=suite', ready: row, open: askAll, isAlike: true },
    {
      path: '/apps/3',
      title: 'Suite · Detalle de datos básicos',
      ready: (page) => page.locator('.card-detail').first(),
    },
    { path: '/apps/new/token', ready: (page) => page.getByRole('tab', { selected: true }) },
    ...['contrasena', 'configuracion'].map((tab) => ({
      path: `/apps/new/${tab}`,
      ready: (page: Page) => page.getByRole('tab', { selected: true }),
      isAlike: true as const,
    })),
    { path: '/apps/new', title: 'Nueva aplicación', ready: (page) => page.getByRole('textbox').first() },
    { path: '/privileges', title: 'Privilegios', ready: row },
    { path: '/privileges?search=ver', ready: row, open: askAll, isAlike: true },
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
    { path: '/roles?search=au', ready: row, open: askAll, isAlike: true },
    {
      path: '/roles/6',
      title: 'Contador · Detalles del rol',
      ready: (page) => page.locator('.card-detail').first(),
    },
    { path: '/roles/6/aplicaciones', ready: (page) => page.locator('.access-node').first() },
    { path: '/roles/new/aplicaciones', ready: (page) => page.getByRole('checkbox').first() },
    { path: '/menuSettings', title: 'Menú lateral', ready: (page) => page.locator('.menu-empty') },
    ...['lateral', 'superior', 'usuario'].map((tab) => ({
      path: `/menuSettings/${tab}?app=1`,
      ready: (page: Page) => page.getByRole('treeitem').first(),
      ...(tab === 'superior' && { isAlike: true as const }),
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

/** The screens by user and resource, so that no journey is long. */
export const walks = Object.entries(screensOf).flatMap(([person, all]) => {
  const rooms = Object.groupBy(all, ({ path }) => (person === 'admin' ? path.split(/[/?]/)[1]! : ''))
  return Object.entries(rooms).map(([room, screens = []]) => ({
    person,
    room,
    screens: process.env['GATE'] === undefined ? screens : screens.filter(({ isAlike }) => !isAlike),
  }))
})
