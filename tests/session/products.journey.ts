import type { Page } from '@playwright/test'
import { ownMenu, password, signIn } from '../support/people.ts'
import { untilAnswered } from '../support/openCalls.ts'
import { expect, test } from '../support/portal.ts'

/** What a person knows a product by. */
const face = (page: Page) =>
  page.evaluate(() => {
    const { lang, dataset } = document.documentElement
    return [
      document.title,
      lang,
      dataset['theme'],
      getComputedStyle(document.documentElement).getPropertyValue('--brand'),
    ]
  })

async function signInBrazil(page: Page): Promise<void> {
  await page.getByLabel('Usuário').fill('admin')
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(ownMenu(page)).toBeVisible()
}

test('two products on two hosts stay apart: face, calls and session', async ({ page, context, mock, at }) => {
  const brazil = await context.newPage()
  await brazil.goto(at('bmsbra.bemyself'))
  await page.goto(at('ibuhoo'))
  await expect(brazil.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  const before = await face(brazil)
  expect(before.slice(1, 3)).toEqual(['pt', 'bemyself_bmsbra'])
  await untilAnswered(page)
  await mock.clearRequests()
  await signIn(page, 'admin')
  await expect(ownMenu(page)).toBeVisible()
  expect(await face(brazil)).toEqual(before)
  const names = (await mock.requests()).map(({ headers }) => headers['appname'] ?? headers['currentapp'])
  expect(new Set(names.filter(Boolean))).toEqual(new Set(['ibuhoo']))
  await brazil.reload()
  await expect(brazil.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  expect(await face(brazil)).toEqual(before)
})

test('a tab that got a copy of the session of another product says so and uses nothing of it', async ({
  page,
  context,
  mock,
}) => {
  await page.goto('/login')
  await signIn(page, 'admin')
  await expect(ownMenu(page)).toBeVisible()
  await expect.poll(async () => (await mock.requests('validateSession')).length).toBe(1)
  await untilAnswered(page)
  const before = await face(page)

  await mock.page({ product: 'bemyself', tenant: 'bmsbra' })
  await mock.clearRequests()
  const [copy] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/', '_blank')),
  ])
  await expect(copy.getByText('Nesta aba veio aberta uma sessão de Ibuhoo.')).toBeVisible()
  await expect.poll(async () => (await mock.requests('getMaintenanceWindow')).length).toBe(1)
  for (const { headers, path } of await mock.requests()) {
    expect(headers['authorization'], path).toBeUndefined()
    expect(headers['appname'], path).toBe('bemyself')
  }

  await signInBrazil(copy)
  expect(await face(page)).toEqual(before)
  await ownMenu(copy).click()
  await copy.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(copy).not.toHaveURL(/\/$/)
  await expect(ownMenu(page)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull()
})
