import type { Locator, Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility.ts'
import { goOffline, holdSession, ownMenu, password } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

const submit = { name: 'Ingresar', exact: true } as const
const banner = 'Sin conexión. Lo que escribiste sigue aquí.'
const missing = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'Esta pantalla aún no se ha cargado.' })
const reason = 'Podrás enviar cuando vuelva la conexión.'

test('offline, the sign-in keeps what was typed, and sends once when the network is back @firefox-release', async ({
  page,
  context,
  mock,
}) => {
  await page.goto('/login')
  await page.getByLabel('Usuario').fill('admin')
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  const button = page.getByRole('button', submit)
  await button.focus()
  await context.setOffline(true)
  await expect(page.getByText(banner)).toBeVisible()
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription(reason)
  await expect(button).toBeFocused()
  await expectNoViolations(page)

  // By click, by Enter on the button and by Enter in a field.
  await button.click({ force: true })
  await page.keyboard.press('Enter')
  await page.getByLabel('Usuario').press('Enter')
  await expect(button).not.toHaveAttribute('aria-busy')

  await context.setOffline(false)
  await expect(page.getByText(banner)).toHaveCount(0)
  await expect(page.getByText('Hay conexión de nuevo.')).toBeAttached()
  await expect(button).toHaveAccessibleDescription('')
  await expect(page.getByLabel('Usuario')).toHaveValue('admin')
  await button.click()
  await expect(ownMenu(page)).toBeVisible()
  expect(await mock.requests('login')).toHaveLength(1)
})

/** Holds the files back whose names begin so; the answer lets them go. */
async function holdFiles(page: Page, name: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(`**/assets/${name}.*.js`, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test('offline, a screen whose code is on its way says so, and opens when the network is back @release', async ({
  page,
  context,
  mock,
}) => {
  await holdSession(page)
  const letGo = await holdFiles(page, 'console-home')
  await page.goto('/', { waitUntil: 'commit' })
  await expect(ownMenu(page)).toBeVisible()
  await goOffline(page, mock)
  await expect(missing(page)).toBeVisible()
  await expect(ownMenu(page)).toBeInViewport({ ratio: 1 })
  await expectNoViolations(page)
  // The page has not become higher than the window; where it is, the menu stands below banner and bar.
  const place = () =>
    page.evaluate(() => {
      const toEnd = (): number => {
        scrollTo(0, document.documentElement.scrollHeight)
        return scrollY
      }
      const scrolled = toEnd()
      document.querySelector<HTMLElement>('.content')!.style.minHeight = '200vh'
      toEnd()
      const edge = (name: string, side: 'top' | 'bottom'): number =>
        Math.round(document.querySelector(name)!.getBoundingClientRect()[side])
      return { scrolled, covered: edge('.top-bar', 'bottom') - edge('.drawer', 'top') }
    })
  expect(await place()).toEqual({ scrolled: 0, covered: 0 })
  // On a phone the banner has one line, too; on a low page the bar is below it, and in front of nothing.
  const gaps = (scrolled: number): Promise<number[]> =>
    page.evaluate((to) => {
      scrollTo(0, to)
      const [banner, bar, content] = ['.offline-banner', '.top-bar', '.content'].map((name) =>
        document.querySelector(name)!.getBoundingClientRect(),
      )
      return [bar!.top - banner!.bottom, ...(to === 0 ? [content!.top - bar!.bottom] : [])]
    }, scrolled)
  await page.setViewportSize({ width: 320, height: 640 })
  // The page follows a new size a moment later.
  await expect.poll(() => gaps(300)).toEqual([0])
  await page.setViewportSize({ width: 740, height: 360 })
  await expect.poll(() => gaps(0)).toEqual([0, 0])
  await page.setViewportSize({ width: 1280, height: 800 })

  letGo()
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await expect(missing(page)).toBeVisible()
  await expectNoViolations(page)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Buen[oa]s /)
})

test('offline, the console says so, and opens the screen when the network is back @firefox-release @release', async ({
  page,
  context,
  mock,
}) => {
  await holdSession(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Buen[oa]s /)
  await goOffline(page, mock)
  await expect(page.getByText(banner)).toBeInViewport()
  await expect(ownMenu(page)).toBeInViewport({ ratio: 1 })
  await expectNoViolations(page)

  await page.getByRole('main').getByRole('link', { name: 'Usuarios' }).click()
  await expect(missing(page)).toBeVisible()
  await expect(page.getByText(banner)).toBeInViewport()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(missing(page)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usuarios')
  await expect(page.getByText(banner)).toHaveCount(0)
})

test('a public screen opens by itself although the browser noticed no lost network @release', async ({
  page,
}) => {
  let isCut = true
  await page.goto('/login')
  await expect(page.getByLabel('Usuario')).toBeVisible()
  await page.route('**/assets/*.js', (route) => (isCut ? route.abort('connectionfailed') : route.continue()))
  await page.getByRole('link', { name: 'Recordar contraseña' }).click()
  await expect(missing(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(/La pantalla se abrirá sola cuando vuelva\./)
  await expectNoViolations(page)
  isCut = false
  await expect(page.getByRole('heading', { name: 'Restablecer contraseña' })).toBeVisible()
})
