import type { Locator, Page } from '@playwright/test'
import { getMaintenanceWindow, listApplications } from '#contracts/applications.ts'
import { generateToken } from '#contracts/external-identity.ts'
import { getMenuByUser, listMenu } from '#contracts/menus.ts'
import { listNotifications } from '#contracts/notifications.ts'
import { revokeToken, validateSession, validateToken } from '#contracts/session.ts'
import { listUsers } from '#contracts/users.ts'
import { holdSession, ownMenu } from '../../support/people.ts'
import { expect } from '../../support/portal.ts'
import { button, openAs } from '../../support/userCard.ts'
import type { Place } from '../place.ts'

const mainAlert = (page: Page): Locator => page.getByRole('main').getByRole('alert')
const drawer = (page: Page): Locator => page.getByRole('navigation', { name: 'Menú lateral' })

/** Another session in a tab whose own one has ended. */
async function holdAnotherSession(page: Page): Promise<void> {
  const answer = await page.request.post('/__mock/v1/provider-states', {
    data: { state: 'a session is open', params: { userName: 'admin' } },
  })
  const { token, refreshToken } = (await answer.json()) as Record<'token' | 'refreshToken', string>
  await page.evaluate(
    (session) => {
      for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value)
    },
    { token, refreshToken, sessionId: 'journey' },
  )
}

export const shellPlaces: Place[] = [
  {
    room: 'shell',
    what: 'the check of a stored session',
    endpoint: validateToken,
    context: 'first load',
    without: {
      ...Object.fromEntries(
        (['a 429', 'a 403', 'a refusal with 200'] as const).map((fault) => [
          fault,
          'what the service says of a token ends the session (SES-12)',
        ]),
      ),
      'a session that is over': 'leads to the sign-in; the journeys of the session show it (SES-13)',
    },
    async begin({ page }) {
      await openAs(page, '/home')
      return {
        async act() {
          await page.reload()
        },
        message: page.locator('body').filter({ has: page.getByText('No pudimos comprobar tu sesión.') }),
        retry: () => button(page, 'Reintentar').click(),
        done: () => expect(ownMenu(page)).toBeVisible(),
      }
    },
  },
  {
    room: 'shell',
    what: 'the menu of the drawer',
    endpoint: listMenu,
    context: 'first load',
    async begin({ page }) {
      await openAs(page, '/privileges')
      return {
        async act() {
          await page.reload()
        },
        message: drawer(page).locator('.menu-failed'),
        retry: () => button(drawer(page), 'Reintentar').click(),
        async done() {
          await expect(drawer(page).getByRole('link', { name: 'Usuarios' })).toBeVisible()
          await expect(drawer(page).locator('.menu-failed')).toHaveCount(0)
        },
      }
    },
  },
  {
    room: 'shell',
    what: 'the menu of the person',
    endpoint: getMenuByUser,
    context: 'first load',
    without: {
      'a 403': 'is told over the whole console before the menu can be opened (CON-21)',
      'a session that is over': 'the session ends before the menu can be opened',
    },
    async begin({ page }) {
      await openAs(page, '/privileges')
      const items = page.getByRole('menu')
      return {
        async act() {
          await page.reload()
          await ownMenu(page).click()
        },
        message: items.filter({ hasText: 'Referencia' }),
        isAskedAgain: true,
        retry: () => page.getByRole('menuitem', { name: 'Reintentar' }).click(),
        done: () => expect(items.getByText('Referencia')).toHaveCount(0),
      }
    },
  },
  {
    room: 'shell',
    what: 'the people of the home page',
    endpoint: listUsers,
    context: 'background read',
    without: { 'a 403': 'whom the service refuses has no people on the home page' },
    async begin({ page }) {
      await openAs(page, '/privileges')
      return {
        async act() {
          await page.goto('/home')
        },
        message: mainAlert(page),
        retry: () => button(page.getByRole('main'), 'Reintentar').click(),
        done: () => expect(page.locator('.changed-name').first()).toBeVisible(),
      }
    },
  },
  {
    room: 'shell',
    what: 'the mails of the home page',
    endpoint: listNotifications,
    context: 'background read',
    without: { 'a 403': 'whom the service refuses has no mails on the home page' },
    async begin({ page }) {
      await openAs(page, '/privileges')
      return {
        async act() {
          await page.goto('/home')
        },
        message: mainAlert(page),
        retry: () => button(page.getByRole('main'), 'Reintentar').click(),
        done: () =>
          expect(page.getByRole('region', { name: 'Correos de los próximos 7 días' })).toContainText(
            'correo',
          ),
      }
    },
  },
  {
    room: 'shell',
    what: 'the applications of the home page',
    endpoint: listApplications,
    context: 'first load',
    async begin({ page }) {
      await openAs(page, '/home', 'maria.gomez')
      return {
        async act() {
          await page.reload()
        },
        message: mainAlert(page),
        retry: () => button(page.getByRole('main'), 'Reintentar').click(),
        done: () => expect(page.locator('.app-title').first()).toBeVisible(),
      }
    },
  },
  {
    room: 'shell',
    what: 'the way into an application',
    endpoint: generateToken,
    context: 'list action',
    without: { 'a session that is over': 'leads to the sign-in; a test of the screen shows it' },
    async begin({ page }) {
      await page
        .context()
        .route(/^https:\/\/[\w.]+\.suite\.test\//, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>Aplicación</title>' }),
        )
      await holdSession(page, 'maria.gomez')
      await page.goto('/availableapps')
      const message = page.getByRole('alert')
      return {
        act: () => page.getByRole('button', { name: /^Colnómina/ }).click(),
        message,
        forbidden: message,
        async done() {
          await expect(page).toHaveURL(/^https:\/\/app\.colnomina\.suite\.test\/\?token=/)
          await page.goto('/availableapps')
        },
      }
    },
  },
  {
    room: 'shell',
    what: 'the maintenance notice of the console',
    endpoint: getMaintenanceWindow,
    context: 'background read',
    async begin({ page }) {
      await openAs(page, '/home')
      return {
        async act() {
          await page.reload()
          await expect(ownMenu(page)).toBeVisible()
        },
        message: null,
        async done() {
          await page.waitForLoadState('networkidle')
          await expect(page.locator('.changed-name').first()).toBeVisible()
        },
      }
    },
  },
  {
    room: 'shell',
    what: 'the channel of the session',
    endpoint: validateSession,
    context: 'background read',
    without: {
      'a token that is refused once': 'its 401 ends the session (CHN-05)',
      'a session that is over': 'its 401 ends the session (CHN-05)',
      'a 403': 'is said even here, once; the journey of the session shows it (SES-29, CON-21)',
    },
    async begin({ page }) {
      await openAs(page, '/home')
      return {
        async act() {
          await page.reload()
          await expect(ownMenu(page)).toBeVisible()
        },
        message: null,
        // Every connection says so of itself.
        isAskedAgain: true,
        async done() {
          await page.waitForLoadState('networkidle')
          await expect(page.locator('.changed-name').first()).toBeVisible()
        },
      }
    },
  },
  {
    room: 'shell',
    what: 'a sign-out, which nothing holds up',
    endpoint: revokeToken,
    context: 'save',
    without: {
      'a token that is refused once': 'the session has ended before its call leaves',
      'a session that is over': 'the session has ended before its call leaves',
    },
    async begin({ page }) {
      await openAs(page, '/home')
      return {
        async act() {
          await ownMenu(page).click()
          await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
        },
        message: null,
        retry: () => Promise.resolve(),
        async done() {
          await expect(page).toHaveURL(/\/(login|verify)/)
          await page.goto('/login')
          await holdAnotherSession(page)
          await page.goto('/home')
          await expect(ownMenu(page)).toBeVisible()
        },
      }
    },
  },
]
