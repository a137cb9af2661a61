import type { Page } from '@playwright/test'
import { item, openMenu, putMenu, rowsOf, storedShape, tree } from '../support/menus.ts'
import { expect, test } from '../support/portal.ts'
import { button, openAs } from '../support/userCard.ts'

/** Whole rows between the sticky bars. */
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

test('two thousand items scroll in one scroller, and the save stays reachable [T22]', async ({
  page,
  mock,
}) => {
  await mock.play('huge-menu')
  const { id } = (await mock.records('applications')).find(({ name }) => name === 'suite')!
  await openAs(page, `/menuSettings/lateral?app=${id}`)
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
