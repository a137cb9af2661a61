import { expect, test } from '../support/portal.ts'

test('an old service worker and its caches are gone after the first visit [LIM-05]', async ({ page }) => {
  const left = (): Promise<[workers: number, caches: string[]]> =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      await caches.keys(),
    ])
  await page.goto('/__mock/')
  // A module that reads nothing of the page: a worker has only to be there.
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('./curl.js', { type: 'module' })
    await (await caches.open('portal-1.0')).put('/login', new Response('the old portal'))
  })
  expect(await left()).toEqual([1, ['portal-1.0']])
  await page.goto('/login')
  await expect.poll(left).toEqual([0, []])
  await expect(page.getByLabel('Usuario')).toBeVisible()
})
