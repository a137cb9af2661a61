import type { BrowserContext, Page, Request } from '@playwright/test'
import { ownMenu, password, signIn } from '../support/people.ts'
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

/** What each tab asks the services from now on. */
function noteCalls(context: BrowserContext): (page: Page) => Promise<Record<string, string>[]> {
  const calls: Request[] = []
  context.on('request', (request) => {
    if (/^\/(authentication|security)\//.test(new URL(request.url()).pathname)) calls.push(request)
  })
  return (page) =>
    Promise.all(calls.filter((call) => call.frame().page() === page).map((call) => call.allHeaders()))
}

/** Which product the calls of a tab name. */
const namedIn = (headers: readonly Record<string, string>[]): Set<string | undefined> =>
  new Set(headers.map(({ appname, currentapp }) => appname ?? currentapp).filter(Boolean))

async function signInBrazil(page: Page): Promise<void> {
  await page.getByLabel('Usuário').fill('admin')
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(ownMenu(page)).toBeVisible()
}

test('a tab that got a copy of the session of another product says so and uses nothing of it @release', async ({
  page,
  context,
  mock,
}) => {
  await page.goto('/login')
  await signIn(page, 'admin')
  await expect(ownMenu(page)).toBeVisible()
  await expect.poll(async () => (await mock.requests('validateSession')).length).toBe(1)
  const before = await face(page)

  await mock.page({ product: 'bemyself', tenant: 'bmsbra' })
  const callsOf = noteCalls(context)
  const [copy] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/', '_blank')),
  ])
  await expect(copy.getByText('Nesta aba veio aberta uma sessão de Ibuhoo.')).toBeVisible()
  await expect.poll(async () => namedIn(await callsOf(copy))).toEqual(new Set(['bemyself']))
  for (const headers of await callsOf(copy)) expect(headers['authorization']).toBeUndefined()

  await signInBrazil(copy)
  expect(await face(page)).toEqual(before)
  await ownMenu(copy).click()
  await copy.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(copy).not.toHaveURL(/\/$/)
  await expect(ownMenu(page)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).not.toBeNull()
})
