import type { Page } from '@playwright/test'
import type { MockControl } from '../support/mockControl.ts'
import { item, openMenu, putMenu, rowsOf, storedShape, tree } from '../support/menus.ts'
import { expect, test } from '../support/portal.ts'
import { button, openAs } from '../support/userCard.ts'

/** Opens the drawer's menu of suite, with 2,000 items in ten levels. */
async function openHuge(page: Page, mock: MockControl): Promise<void> {
  await mock.play('huge-menu')
  const { id } = (await mock.records('applications')).find(({ name }) => name === 'suite')!
  await openAs(page, `/menuSettings/lateral?app=${id}`)
  await expect(tree(page).getByRole('treeitem').first()).toBeVisible()
}

/** Whole rows between the bars that stay in sight. */
const rowsInSight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollPaddingTop } = getComputedStyle(document.documentElement)
    const above = Number.parseFloat(scrollPaddingTop)
    const save = document.querySelector('.menu-save')!.getBoundingClientRect()
    const below = save.height > 0 && save.top > innerHeight / 2 ? save.top : innerHeight
    return [...document.querySelectorAll('[role=treeitem]')].filter((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return top >= Math.min(above, 100) && bottom <= below
    }).length
  })

test('two thousand items are seen and reached by one scroller, with the save in reach [T22]', async ({
  page,
  mock,
}) => {
  await openHuge(page, mock)
  const items = tree(page).getByRole('treeitem')
  for (const [width, height, count] of [
    [1366, 768, 15],
    [390, 844, 8],
  ] as const)
    await test.step(`at ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(count)
      expect(await items.count()).toBeLessThan(60)
      const scrollers = await page.evaluate(
        () =>
          [...document.querySelectorAll('main *')].filter(
            (element) =>
              element.scrollHeight > element.clientHeight + 1 &&
              /auto|scroll/.test(getComputedStyle(element).overflowY),
          ).length,
      )
      expect(scrollers).toBe(0)
      await page.mouse.move(width / 2, height / 2)
      await page.mouse.wheel(0, 20_000)
      await expect.poll(() => rowsInSight(page)).toBeGreaterThanOrEqual(count)
      await expect(button(page, 'Guardar menú')).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await items.first().focus()
      await page.keyboard.press('End')
      const last = page.locator('[role=treeitem]:focus')
      await expect(last).toBeInViewport({ ratio: 0.9 })
      const isReached = (): Promise<boolean> =>
        last.evaluate((row) => {
          const { left, top, height: own } = row.getBoundingClientRect()
          return row.contains(document.elementFromPoint(left + 4, top + own - 4))
        })
      await expect.poll(isReached).toBe(true)
      expect(await items.count()).toBeLessThan(60)
      await page.keyboard.press('Home')
    })
})

test('what moves the chosen item stays below the pointer, row after row (2.5.7) @release', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await putMenu(mock, 1, ...Array.from({ length: 40 }, (_, at) => `Item ${at}`))
  await openMenu(page, mock)
  await page.mouse.wheel(0, 300)
  await item(page, 'Item 20').click()
  const { x, y, width, height } = (await button(page, 'Subir').boundingBox())!
  for (let press = 0; press < 3; press += 1) await page.mouse.click(x + width / 2, y + height / 2)
  await expect.poll(async () => (await rowsOf(page)).indexOf('1 Item 20')).toBeLessThan(18)
  await button(page, 'Guardar menú').click()
  await expect(page.locator('.toast')).toContainText('¡Menú modificado exitosamente!')
  expect((await storedShape(mock, 1)).split(' Item ').slice(16, 19)).toEqual(['16', '20', '17'])
})

test.describe('with a finger among two thousand items', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an item held at the foot of the window goes on with the page, falls where it is let go, and comes back @release', async ({
    page,
    mock,
  }) => {
    await openHuge(page, mock)
    // Nothing falls inside itself.
    const moved = page.locator('[role=treeitem]:not([aria-expanded])').first()
    await moved.scrollIntoViewIfNeeded()
    const key = (await moved.getAttribute('data-key'))!
    const shown = page.locator(`[role=treeitem][data-key="${key}"]`)
    const topOf = (): Promise<number> => shown.evaluate((row) => Number.parseFloat(row.style.top))
    const before = await topOf()
    const handle = (await moved.locator('[data-handle]').boundingBox())!
    const x = handle.x + handle.width / 2
    const fingers = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]): Promise<unknown> =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((y) => ({ x, y })) })
    await touch('touchStart', handle.y + handle.height / 2)
    await touch('touchMove', handle.y + handle.height)
    await touch('touchMove', 838)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_500)
    // There nothing scrolls any more. Above a row, not inside it: how far the page has come is for the machine to say.
    await touch('touchMove', 400)
    const lines = await page
      .locator(`[role=treeitem]:not([aria-expanded]):not([data-key="${key}"])`)
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top))
    await touch('touchMove', lines.find((y) => y > 300 && y < 600)! + 2)
    await touch('touchEnd')
    await expect.poll(topOf).toBeGreaterThan(before + 1_000)
    await expect(shown).toBeInViewport()
    await button(page, 'Deshacer último cambio').click()
    await expect(page.getByText('No hay cambios para guardar')).toBeAttached()
  })
})
