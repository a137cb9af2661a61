import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '../support/demo.ts'
import { ownMenu, signIn } from '../support/people.ts'
import { button, line } from '../support/userCard.ts'

test('runs the whole product from static files, and keeps its changes [beyond 40] @firefox-release @release', async ({
  page,
  browserName,
}) => {
  await page.goto('/users/4')
  await signIn(page, 'admin')
  await expect(page.locator('.card-detail').first()).toBeVisible()
  await button(page, 'Editar').click()
  await line(page, 'names').fill('Marina')
  await button(page, 'Actualizar').click()
  await expect(page.locator('.toast')).toBeVisible()

  // The browser may end a worker at any time; the next one continues with the stored state.
  if (browserName === 'chromium') {
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const kept = await caches.match('/__demo/state')
          return (await kept?.text())?.includes('Marina')
        }),
      )
      .toBe(true)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('ServiceWorker.enable')
    await devtools.send('ServiceWorker.stopAllWorkers')
  }
  await page.reload()
  await expect(ownMenu(page)).toBeVisible()
  await expect(page).toHaveTitle(/Marina/)

  await page.goto('/__mock')
  await expect(page.locator('#health')).toContainText('ready')
  await page.goto('/nowhere')
  await expect(page).toHaveURL(/\/$/)
})

test('the sign-in of the demo can be used after 600 kB at most [beyond 40] @release', async ({ page }) => {
  const sizes: Promise<number>[] = []
  page.context().on('response', (answer) => {
    // What a worker answers has come with the worker.
    if (answer.fromServiceWorker() || new URL(answer.url()).protocol === 'data:') return
    sizes.push(
      answer.body().then(
        (body) => brotliCompressSync(body).length,
        () => 0,
      ),
    )
  })
  await page.goto('/login')
  await page.getByLabel('Usuario').fill('admin')
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(150_000)
  expect(total).toBeLessThan(600_000)
})
