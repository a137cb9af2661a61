import type { Page } from '@playwright/test'
import { holdSession, ownMenu, password, signIn } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

/** Names of the build's files that the page has asked for, without their hashes. */
function filesOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/([\w-]+)\.\w+\.(?:js|css)$/.exec(request.url()) ?? []
    if (name) files.push(name)
  })
  return files
}

/** As a browser is whose owner pays for every byte. */
const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

/** How the console's script came, each time: by what, and whether over the network. */
const waysOfConsole = (page: Page): Promise<[initiator: string, isLoaded: boolean][]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/console\.\w+\.js$/.test(name))
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ initiatorType, transferSize }) => [initiatorType, transferSize > 0]),
  )

test('while a password is typed the console and its home page come, and not once more', async ({ page }) => {
  const files = filesOf(page)
  await page.goto('/login')
  await page.getByLabel('Usuario').fill('admin')
  await expect(page.getByLabel('Usuario')).toHaveValue('admin')
  expect(files).not.toContain('console')
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await expect.poll(() => files).toEqual(expect.arrayContaining(['console', 'console-home']))
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
  await expect(ownMenu(page)).toBeVisible()
  expect(await waysOfConsole(page)).toEqual([
    ['fetch', true],
    ['script', false],
  ])
})

test('the code of a card comes when somebody points at a row, or comes to it by keyboard', async ({
  page,
}) => {
  const files = filesOf(page)
  await holdSession(page)
  await page.goto('/users')
  await expect(page.locator('a[data-row]')).toHaveCount(10)
  expect(files).not.toContain('console-users-card')
  await page.getByRole('cell', { name: 'maria.gomez@suite.test' }).hover()
  await expect.poll(() => files).toContain('console-users-card')

  // The pointer stays where it is on the next page, be that above a row.
  await page.mouse.move(0, 0)
  await page.goto('/roles')
  await expect(page.locator('a[data-row]')).toHaveCount(10)
  expect(files).not.toContain('console-roles-card')
  await page.locator('a[data-row]').nth(1).focus()
  await expect.poll(() => files).toContain('console-roles-card')
})

test('the home page has the lists of the last days ready', async ({ page }) => {
  const files = filesOf(page)
  await holdSession(page)
  await page.goto('/home')
  await expect(ownMenu(page)).toBeVisible()
  await page.goto('/roles')
  await expect(page.locator('a[data-row]')).toHaveCount(10)
  files.length = 0
  await page.goto('/home')
  await expect.poll(() => files).toContain('console-roles')
  expect(files).not.toContain('console-privileges')
})

test('where data is saved nothing comes that was not asked for', async ({ page }) => {
  const files = filesOf(page)
  await saveData(page)
  await page.goto('/login')
  await page.getByLabel('Contraseña', { exact: true }).focus()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  expect(files).not.toContain('console')
  await signIn(page, 'admin')
  await expect(ownMenu(page)).toBeVisible()
  await page.goto('/users')
  await expect(page.locator('a[data-row]')).toHaveCount(10)
  await page.getByRole('cell', { name: 'maria.gomez@suite.test' }).hover()
  await page.locator('a[data-row]').first().focus()
  await page.goto('/home')
  await expect(page.locator('.changed-name').first()).toBeVisible()
  expect(files).not.toContain('console-users-card')
})
