import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { signInByCertificate } from '../support/certificates.ts'
import { countCalls } from '../support/countCalls.ts'
import { ownMenu, signIn, untilSettled } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { cover, endTokens, offer, passwordOf, signInAgain, signOutElsewhere } from '../support/signInAgain.ts'
import { seeToast } from '../support/messages.ts'
import { button, line, openAs, openEdit, section } from '../support/userCard.ts'

async function edit(page: Page): Promise<void> {
  await openEdit(page, 101)
  await line(page, 'names').fill('Secreta Valiosa')
}

/** Whether what is on the page can be seen without its cover from now on, also while the next document is on its way. */
async function watchCover(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    new MutationObserver(() => {
      const isSeen = getComputedStyle(document.querySelector('main')!).visibility === 'visible'
      if (isSeen && !document.querySelector('.session-cover')) sessionStorage.setItem('seen', 'uncovered')
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => sessionStorage.getItem('seen') !== null)
}

/** The names of all that screen readers can reach. */
async function spokenNames(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page)
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ name, value }) => `${name?.value} ${value?.value}`)
    .join('\n')
}

test('an expired session asks for the password over the page, then offers the save again [SES-21, SES-22] [T74] @firefox', async ({
  page,
  mock,
}) => {
  await edit(page)
  await untilSettled(mock)
  const calls = countCalls(page, '/api/user/modify')
  const renew = await endTokens(mock)
  await button(page, 'Actualizar').click()
  await expect(cover(page)).toContainText('lo que escribiste sigue aquí')
  await expect(cover(page).getByLabel('Usuario')).toHaveValue('admin')
  await expect(cover(page).getByLabel('Usuario')).toHaveAttribute('readonly')
  await expect(passwordOf(page)).toBeFocused()
  await expect(page).toHaveTitle('Sesión terminada')
  await expectAccessible(page)
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]),
  )
  expect(kept).not.toContain('Secreta')
  expect(kept).not.toContain('Bearer')
  await renew()
  await signInAgain(page)
  await expect(page).toHaveTitle(/Editar usuario|Güiza/)
  await expect(line(page, 'names')).toHaveValue('Secreta Valiosa')
  expect(calls()).toBe(0)
  await button(offer(page), 'Guardar').click()
  await seeToast(page, 'Los datos del usuario han sido actualizados')
  expect(calls()).toBe(1)
  expect((await mock.record('users', 101)).names).toBe('Secreta Valiosa')
})

test.describe('while the sign-in stands over a page', () => {
  test.beforeEach(async ({ page, mock }) => {
    await openAs(page, '/users/101/roles')
    await section(page, 'Datos').click()
    await button(page, 'Editar').click()
    await line(page, 'names').fill('Secreta Valiosa')
    await untilSettled(mock)
    await signOutElsewhere(page)
    await expect(cover(page)).toContainText('Cerraste la sesión en otra pestaña')
  })

  test('nothing of the page can be seen, heard or printed [beyond 4]', async ({ page }) => {
    const shots = async (): Promise<Buffer[]> => {
      const seen = await page.screenshot({ caret: 'hide' })
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('main')).toBeHidden()
      await expect(cover(page)).toBeVisible()
      const printed = await page.screenshot({ caret: 'hide' })
      await page.emulateMedia({ media: 'screen' })
      return [seen, printed]
    }
    await expect(passwordOf(page)).toBeFocused()
    const before = await shots()
    await page.evaluate(() => {
      document.querySelector('main')!.textContent = 'Something else '.repeat(500)
    })
    const same = (await shots()).map((shot, at) => shot.equals(before[at]!))
    expect(same, 'on the screen, on paper').toEqual([true, true])
    const spoken = await spokenNames(page)
    expect(spoken).toContain('Tu sesión terminó')
    expect(spoken).not.toMatch(/Ordóñez|Something else|Editar usuario/)
  })

  test('Back and Esc stay on the page; a reload opens the sign-in and returns @firefox-release @release', async ({
    page,
  }) => {
    await page.evaluate(() => history.back())
    await page.keyboard.press('Escape')
    await expect(cover(page)).toBeVisible()
    await expect(page).toHaveURL(/\/users\/101$/)
    page.on('dialog', (question) => void question.accept())
    await page.reload()
    await expect(page).toHaveURL(/\/login$/)
    await signIn(page, 'admin')
    await expect(page).toHaveURL(/\/users\/101$/)
  })

  test('typed text can be copied, leaving asks first, and the page stays covered @release', async ({
    page,
  }) => {
    const wasSeen = await watchCover(page)
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => {
        document.documentElement.dataset['copied'] = text
      }
    })
    await button(cover(page), 'Copiar Mis cambios').click()
    await expect(page.locator('html')).toHaveAttribute('data-copied', 'Nombres: Secreta Valiosa')
    await button(cover(page), 'Salir').press('Enter')
    await expect(button(cover(page), 'Seguir aquí')).toBeFocused()
    await button(cover(page), 'Salir sin guardar').click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByLabel('Usuario')).toBeVisible()
    expect(await wasSeen()).toBe(false)
  })
})

/** A machine that slept for a night; the clock of the page has to be installed. */
async function sleepAndWake(page: Page): Promise<void> {
  await page.clock.fastForward('23:00:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Opens the sign-in in its own window. */
async function openWindow(page: Page): Promise<Page> {
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    button(cover(page), 'Ingresar en otra ventana').click(),
  ])
  return opened
}

test('a session by certificate continues after a sign-in in a window, which closes @release', async ({
  page,
  at,
  mock,
}) => {
  await page.clock.install()
  const { roles } = await mock.record('users', 'admin')
  for (const name of ['certificado.manual', 'certificado.correo']) await mock.change('users', name, { roles })
  await page.goto(at('firmaya', '/users/new'))
  await signInByCertificate(page)
  await expect(ownMenu(page)).toBeVisible()
  await untilSettled(mock)
  await line(page, 'names').fill('Secreta Valiosa')
  await expect(page.getByText('Cambios sin guardar')).toBeVisible()
  const renew = await endTokens(mock)
  await sleepAndWake(page)
  const opened = await openWindow(page)
  await expect(cover(page).getByLabel('Contraseña', { exact: true })).toHaveCount(0)
  await renew()
  const closed = opened.waitForEvent('close')
  await signInByCertificate(opened)
  await closed
  await expect(cover(page)).toHaveCount(0)
  await expect(line(page, 'names')).toHaveValue('Secreta Valiosa')
})

test('a different person who signs in keeps the window; the page shows nothing of the first @release', async ({
  page,
  mock,
}) => {
  await edit(page)
  await untilSettled(mock)
  await signOutElsewhere(page)
  const wasSeen = await watchCover(page)
  const opened = await openWindow(page)
  await opened.getByLabel('Usuario').fill('')
  await signIn(opened, 'maria.gomez')
  await expect(ownMenu(opened)).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByLabel('Usuario')).toHaveValue('')
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  expect(await wasSeen()).toBe(false)
})

test('one sign-in answers two tabs in an edit; a tab without work shows the sign-in [SES-21] [T28, D49] @firefox-release', async ({
  page,
  context,
  mock,
}) => {
  await edit(page)
  await untilSettled(mock)
  const twins: Page[] = []
  for (const path of ['/users/102', '/users']) {
    const [twin] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((at) => void window.open(at, '_blank'), path),
    ])
    await expect(ownMenu(twin)).toBeVisible()
    twins.push(twin)
  }
  const [editing, idle] = twins as [Page, Page]
  await button(editing, 'Editar').click()
  await line(editing, 'names').fill('Segunda')
  await untilSettled(mock, 2)
  const renew = await endTokens(mock)
  await button(idle, 'Página siguiente').click()
  await expect(idle).toHaveURL(/\/login$/)
  for (const tab of [page, editing]) await expect(cover(tab)).toBeVisible()
  await renew()
  await signInAgain(page)
  await expect(cover(editing)).toHaveCount(0)
  await expect(line(editing, 'names')).toHaveValue('Segunda')
  await expect(line(page, 'names')).toHaveValue('Secreta Valiosa')
  const tokens = [page, editing].map((tab) => tab.evaluate(() => sessionStorage.getItem('token')))
  expect(new Set(await Promise.all(tokens)).size).toBe(1)
  expect((await mock.requests('login')).length).toBe(1)
})

test('after a night asleep a list leads to the sign-in, and the sign-in back to its page [SES-21] [D49] @release', async ({
  page,
  mock,
}) => {
  await page.clock.install()
  await openAs(page, '/users')
  await button(page, 'Página siguiente').click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('.pager-range')).toHaveText(/^(11|26)/)
  await untilSettled(mock)
  const renew = await endTokens(mock)
  await sleepAndWake(page)
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await renew()
  await signIn(page, 'admin')
  await expect(page).toHaveURL(/\/users\?page=2$/)
  await expect(page.locator('.pager-range')).toHaveText(/^(11|26)/)
})
