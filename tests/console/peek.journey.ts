import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expectSeenInForcedColors } from '../support/forcedColors.ts'
import { expectSound } from '../support/layoutWalk.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { button } from '../support/userCard.ts'

const rows = (page: Page): Locator => page.locator('main a[data-row]')
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Vista rápida' })

test.beforeEach(async ({ page }) => {
  await holdSession(page)
})

test('Space peeks, arrows move on, Esc restores the focus, Enter opens without a read [beyond 28] @firefox-release @release', async ({
  page,
}) => {
  const reads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/user/GetById')) reads.push(request.headers()['pid'] ?? '')
  })
  await page.goto('/users')
  await rows(page).nth(1).focus()
  await page.keyboard.press('Space')
  await expect(panel(page)).toBeVisible()
  const [first = '', second = ''] = await rows(page).evaluateAll((links) =>
    links.slice(1, 3).map((link) => (link as HTMLElement).dataset['row'] ?? ''),
  )
  await expect.poll(() => reads).toEqual([first])
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => reads).toEqual([first, second])
  await expect(page.locator('main tr[data-peeked]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(rows(page).nth(2)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/users/${second}$`))
  await expect(button(page, 'Editar')).toBeVisible()
  expect(reads).toEqual([first, second])
  await button(page, 'Volver').click()
  await expect(rows(page).nth(2)).toBeFocused()
})

test('the panel opens beside a wide list and above a narrow one, from 320 to 2560, in all schemes [beyond 28] @release', async ({
  page,
}) => {
  await page.setViewportSize({ width: 2560, height: 900 })
  await page.goto('/apps')
  await rows(page).first().hover()
  await page.locator('main .row-peek').first().click()
  await expect(panel(page)).toContainText('Tipo de aplicación')
  await expect(button(panel(page), 'Abrir')).toBeInViewport({ ratio: 1 })
  await expectSound(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 720 })
  const sheet = page.getByRole('dialog', { name: 'Vista rápida' })
  await expect(button(sheet, 'Abrir')).toBeInViewport({ ratio: 1 })
  await expectSeenInForcedColors(page)
  await button(sheet, 'Cerrar').click()
  await expect(sheet).toHaveCount(0)
  await expect(rows(page).first()).toBeFocused()
})
