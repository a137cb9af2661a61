import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import type { MockControl } from '../support/mockControl.ts'
import { holdSession, ownMenu, signIn, untilSettled } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { cover } from '../support/signInAgain.ts'
import { button } from '../support/userCard.ts'

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Tu sesión está por terminar' })

/** Opens the console with a token of forty minutes, which is spoken of five minutes before its end. */
async function open(page: Page, mock: MockControl): Promise<void> {
  await mock.tokens({ lifeSeconds: 40 * 60 })
  await page.clock.install()
  await holdSession(page)
  await page.goto('/home')
  await expect(ownMenu(page)).toBeVisible()
  await untilSettled(mock)
}

/** The same with a session that cannot be renewed. */
async function openWithoutRefresh(page: Page, mock: MockControl): Promise<void> {
  await open(page, mock)
  await page.evaluate(() => sessionStorage.removeItem('refreshToken'))
  await page.reload()
  await expect(ownMenu(page)).toBeVisible()
}

/** Lets time pass until the token has so many seconds left, however long all before has taken. */
async function untilLeft(page: Page, seconds: number): Promise<void> {
  const ms = await page.evaluate((left) => {
    const claims = sessionStorage.getItem('token')!.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    const { exp } = JSON.parse(atob(claims)) as { exp: number }
    return (exp - left) * 1_000 - Date.now()
  }, seconds)
  await page.clock.fastForward(Math.floor(ms))
}

test('the end of a session is counted down, announced three times, and postponed by a sign-in [beyond 4] @release', async ({
  page,
  mock,
}) => {
  await openWithoutRefresh(page, mock)
  await untilLeft(page, 10 * 60)
  await expect(warning(page)).toHaveCount(0)
  await untilLeft(page, 4 * 60 + 55)
  await expect(warning(page)).toContainText(/Termina en 0[34]:\d\d/)
  await expect(button(warning(page), 'Seguir conectado')).toBeFocused()
  await expectAccessible(page)
  await button(warning(page), 'Ahora no').click()
  await expect(warning(page)).toHaveCount(0)
  await untilLeft(page, 58)
  await expect(warning(page)).toBeVisible()
  await expect(page.getByText('Falta un minuto para que termine tu sesión.')).toBeAttached()
  await button(warning(page), 'Seguir conectado').click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, 'admin')
  await expect(ownMenu(page)).toBeVisible()
  await expect(warning(page)).toHaveCount(0)
})

test('a session that renews itself gets no warning; one that cannot gets it until it can @release', async ({
  page,
  mock,
}) => {
  await open(page, mock)
  const token = () => page.evaluate(() => sessionStorage.getItem('token'))
  const first = await token()
  await page.clock.fastForward('36:00')
  // The page has the answer, not only the service the question: the next hour begins with it.
  await expect.poll(token).not.toBe(first)
  expect(await mock.requests('refreshToken')).toHaveLength(1)
  await expect(warning(page)).toHaveCount(0)
  const fault = await mock.fault({ match: { path: '/RefreshToken' }, kind: 'status', status: 503 })
  await page.clock.fastForward('36:00')
  await page.clock.runFor(10_000)
  await expect(warning(page)).toBeVisible()
  await button(warning(page), 'Seguir conectado').click()
  await page.clock.runFor(10_000)
  await expect(warning(page)).toContainText('No pudimos alargar tu sesión.')
  await mock.removeFault(fault)
  await button(warning(page), 'Seguir conectado').click()
  await expect(warning(page)).toHaveCount(0)
  await expect(cover(page)).toHaveCount(0)
})
