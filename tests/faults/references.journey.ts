import { validateToken } from '#contracts/session.ts'
import { holdSession, ownMenu } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

test('the copied reference of a failure finds its line in the log, and a retry opens the console @release', async ({
  page,
  mock,
}) => {
  // The page's own policy lets nobody read the clipboard.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = (text) => {
      Object.assign(window, { copied: text })
      return Promise.resolve()
    }
  })
  await holdSession(page)
  await mock.fault({ match: { path: validateToken.path }, kind: 'status', status: 500 })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'No pudimos comprobar tu sesión.' })).toBeVisible()
  await page.getByRole('button', { name: /Copiar referencia$/ }).focus()
  await page.keyboard.press('Enter')
  const copied = (): Promise<string> => page.evaluate(() => (window as { copied?: string }).copied ?? '')
  await expect.poll(copied).toContain(' · validateToken · ')
  const line = /^(\w{7}) · (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-05:00) · \w+ · status 500 · request (\d+)$/
  const [, mark, time, order] = line.exec(await copied())!
  await expect(page.getByRole('main')).toContainText(`Referencia: ${mark}`)
  expect(Math.abs(Date.parse(time!) - Date.now())).toBeLessThan(60_000)
  const entry = (await mock.requests()).find((one) => String(one.order) === order)
  expect(entry).toMatchObject({ endpoint: 'validateToken', status: 500 })
  await mock.clearFaults()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(ownMenu(page)).toBeVisible()
})
