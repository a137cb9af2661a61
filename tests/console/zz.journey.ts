import { test } from '../support/portal.ts'
import { openAs } from '../support/userCard.ts'
test('shots', async ({ page, mock }) => {
  test.setTimeout(200_000)
  const errors: string[] = []
  page.on('pageerror', (e) => errors.push(e.message))
  for (const [w, h, scheme] of [[1280, 900, 'light'], [390, 844, 'dark'], [320, 640, 'light']] as const) {
    await page.setViewportSize({ width: w, height: h })
    await page.emulateMedia({ colorScheme: scheme })
    if (w === 1280) await openAs(page, '/menuSettings')
    else await page.goto('/menuSettings')
    await page.getByLabel('Aplicación').waitFor()
    await page.waitForTimeout(500)
    if (w === 1280) await page.screenshot({ path: `/tmp/menutree/none-${w}.png` })
    await page.getByLabel('Aplicación').selectOption({ index: 1 })
    await page.getByRole('treeitem').first().waitFor()
    await page.getByRole('treeitem').nth(1).click()
    await page.waitForTimeout(300)
    await page.screenshot({ path: `/tmp/menutree/lateral-${w}.png`, fullPage: true })
    await page.getByRole('tab', { name: 'Menú de usuario' }).click()
    await page.getByRole('treeitem').first().waitFor()
    await page.waitForTimeout(300)
    await page.screenshot({ path: `/tmp/menutree/usuario-${w}.png`, fullPage: true })
  }
  console.log(errors.join('\n'))
})
