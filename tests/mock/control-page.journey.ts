import type { Locator, Page } from '@playwright/test'
import { startMock } from '#mock/testServer.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { ownMenu } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

const section = (page: Page, id: string): Locator => page.locator(`#${id}`)

async function openControl(page: Page, namespace: string): Promise<void> {
  await page.goto(`/__mock?__ns=${namespace}`)
  await expect(page.getByText('ready', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open as admin', exact: true })).toBeVisible()
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

test.describe('the control page', () => {
  test('is accessible, fits every width, and opens the portal of a product as a person @release', async ({
    page,
    namespace,
  }) => {
    await openControl(page, namespace)
    await page.getByRole('button', { name: /^maintenance/ }).click()
    await page.request.get('/security/api/user/list')
    await section(page, 'requests').locator('summary').first().click()
    await expect(section(page, 'requests').getByRole('heading', { name: 'Answer' })).toBeVisible()
    await page.getByRole('button', { name: '1 · admin', exact: true }).click()
    await expect(page.getByLabel('users 1, admin')).toBeFocused()
    for (const [width, colorScheme] of [
      [320, 'light'],
      [1920, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }

    await page.getByLabel('Open in').selectOption('colnomina')
    const [portal] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Open as maria.gomez', exact: true }).click(),
    ])
    await expect(ownMenu(portal)).toContainText('María')
    expect(new URL(portal.url()).host).toContain('colnomina.localhost')
    expect(portal.url()).not.toContain('token')
    await portal.close()
    await page.getByRole('button', { name: 'Open as pedro.bloqueado', exact: true }).click()
    await expect(page.getByRole('status')).toContainText('pedro.bloqueado is not let in: R13')
  })

  test('shows what a call was answered, as a command and as the beginning of a fault', async ({
    page,
    namespace,
    mock,
  }) => {
    await page.request.post('/authentication/api/Login/Login', { data: { user: "o'hara" } })
    await openControl(page, namespace)
    const requests = section(page, 'requests')
    await requests.locator('summary').first().focus()
    await page.keyboard.press('Enter')
    await expect(requests.getByRole('region', { name: 'Answer' })).toContainText('"message"')
    await expect(requests.locator('.meta')).toContainText(/login · \d+ ms/)
    await requests.getByRole('button', { name: 'Copy as cURL' }).click()
    await expect(page.getByRole('status')).toContainText('Copied')
    const command = await page.evaluate(() => navigator.clipboard.readText())
    expect(command).toMatch(/^curl -X POST 'http:\/\/localhost:\d+\/authentication\/api\/Login\/Login'/)
    expect(command).toContain(String.raw`o'\''hara`)
    expect(command).toContain(`X-Mock-Namespace: ${namespace}`)

    await requests.getByRole('button', { name: 'Add a fault…' }).click()
    await expect(page.getByLabel('Path')).toHaveValue('/authentication/api/Login/Login')
    await page.getByRole('button', { name: 'Add fault', exact: true }).click()
    await expect(section(page, 'faults').getByRole('listitem')).toContainText('POST /authentication')
    expect(await mock.faults()).toMatchObject([
      { match: { method: 'POST', path: '/authentication/api/Login/Login' }, kind: 'status' },
    ])
  })

  test('changes and deletes records, and a snapshot brings them back @release', async ({
    page,
    namespace,
    mock,
  }) => {
    await openControl(page, namespace)
    await page.getByLabel('Name of the snapshot').fill('before')
    await page.keyboard.press('Enter')
    await expect(section(page, 'snapshots').getByRole('listitem')).toContainText('before')

    const records = section(page, 'records')
    await records.getByLabel('Filter records').fill('maria.gomez')
    await records.getByRole('button', { name: '4 · maria.gomez' }).click()
    const json = records.getByLabel('users 4, maria.gomez')
    await json.fill('{ "names": 7 }')
    await records.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('status')).toContainText('names')
    await json.fill('{ "names": "Mía" }')
    await records.getByRole('button', { name: 'Save' }).click()
    await expect(json).toBeHidden()
    expect(await mock.record('users', 4)).toMatchObject({ names: 'Mía' })

    await records.getByRole('button', { name: '4 · maria.gomez' }).click()
    await records.getByRole('button', { name: 'Delete…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(records.getByRole('button', { name: '4 · maria.gomez' })).toBeHidden()
    await records.getByLabel('Filter records').fill('nothing like it')
    await expect(records.getByText('No record matches.')).toBeVisible()
    await records.getByLabel('Filter records').fill('maria.gomez')
    await page.getByRole('button', { name: 'Restore before' }).click()
    await expect(records.getByRole('button', { name: '4 · maria.gomez' })).toBeVisible()
    expect(await mock.record('users', 4)).toMatchObject({ names: 'María' })
  })

  test('has a page that tries a call as a person, and says why not [beyond 37] @release', async ({
    page,
    namespace,
  }) => {
    await openControl(page, namespace)
    await page.getByRole('link', { name: 'Try calls as lector', exact: true }).click()
    await expect(page.getByRole('combobox', { name: 'As', exact: true })).toHaveValue('lector')
    await page.getByRole('combobox', { name: 'Call', exact: true }).selectOption('listUsers')
    await page.getByRole('button', { name: 'Send' }).click()
    const answer = page.locator('#try-answer')
    await expect(answer.getByRole('region', { name: 'Body' })).toContainText('admin@suite.test')
    await page.getByRole('combobox', { name: 'Call', exact: true }).selectOption('setUserState')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(answer.locator('.status')).toContainText('403')
    await page.getByRole('combobox', { name: 'As', exact: true }).selectOption('admin')
    await expect(page.getByRole('status')).toContainText('Signed in as admin.')
    await page.getByLabel('Body, JSON').fill('{ "Id": 1, "idstate": 0 }')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(answer.locator('.why')).toContainText("missing ('Id' was sent)")
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })

  test('lets a test service answer a call, and says so all the time [beyond 38, 39] @release', async ({
    page,
    namespace,
  }) => {
    const service = await startMock()
    await openControl(page, namespace)
    const half = section(page, 'real')
    await expect(page.locator('#real-banner')).toBeHidden()
    await half.getByLabel('Security is at').fill(`${service.url}/security`)
    await half.getByLabel('GET /security/api/user/list', { exact: true }).check()
    await half.getByRole('button', { name: 'Apply' }).click()
    await expect(page.locator('#real-banner')).toHaveText(
      `1 calls are answered by a test service: ${service.url}/security`,
    )
    await page.request.get('/security/api/user/list', { headers: { pages: '0' } })
    await section(page, 'requests').locator('summary').first().click()
    await expect(section(page, 'requests').locator('details')).toContainText(
      `Answered by the test service at ${service.url}`,
    )
    await expectAccessible(page)
    await half.getByRole('button', { name: 'All to the mock' }).click()
    await expect(page.locator('#real-banner')).toBeHidden()
    await service.end()
  })

  test('hands its setup over by a link @release', async ({ page, namespace, browser, mock }) => {
    await mock.play('lockout')
    await mock.fault({ match: { path: '/api/menu/' }, kind: 'latency', ms: 1 })
    await mock.setClock({ advance: 'PT3M' })
    await openControl(page, namespace)
    await page.getByRole('button', { name: 'Copy link to this setup' }).click()
    await expect(page.getByRole('status')).toContainText('Copied the link')
    const link = (await page.evaluate(() => navigator.clipboard.readText())).replace(
      namespace,
      `${namespace}-2`,
    )

    const context = await browser.newContext()
    const other = await context.newPage()
    await other.goto(link)
    await expect(other.getByRole('dialog')).toContainText(
      'Scenarios: lockout. Faults: latency on /api/menu/.',
    )
    await other.getByRole('button', { name: 'Take over' }).click()
    await expect(other.getByRole('button', { name: /^lockout/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(other.locator('#clock-state')).toHaveText('+3 min')
    expect(other.url()).not.toContain('setup')
    await context.close()
  })
})
