import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { signInByCertificate } from '../support/certificates.ts'
import { countCalls } from '../support/countCalls.ts'
import { untilCounted } from '../support/messages.ts'
import { ownMenu, password, signIn, untilSettled } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import {
  cover,
  endTokens,
  endTokensAt,
  offer,
  passwordOf,
  signInAgain,
  signOutElsewhere,
} from '../support/signInAgain.ts'
import { button, dialog, line, openAs, openEdit } from '../support/userCard.ts'

const submit = (page: Page) => button(cover(page), 'Ingresar')

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

test('a session that runs out at a save asks for the password over the page, and the save is offered again [SES-21, SES-22, T74] @firefox', async ({
  page,
  mock,
}) => {
  await edit(page)
  await untilSettled(mock)
  await button(page, 'Actualizar').click()
  await expect(button(dialog(page), 'Guardar')).toBeVisible()
  const calls = countCalls(page, '/api/user/modify')
  const renew = await endTokens(mock)
  await button(dialog(page), 'Guardar').click()
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
  await expect(page.getByText('Los datos del usuario han sido actualizados')).toBeVisible()
  expect(calls()).toBe(1)
  expect((await mock.record('users', 101)).names).toBe('Secreta Valiosa')
})

test.describe('while the sign-in stands over a page', () => {
  test.beforeEach(async ({ page, mock }) => {
    await openAs(page, '/users/101/roles')
    await page.getByRole('tab', { name: 'Datos' }).click()
    await button(page, 'Editar').click()
    await line(page, 'names').fill('Secreta Valiosa')
    await untilSettled(mock)
    await signOutElsewhere(page)
    await expect(cover(page)).toContainText('Cerraste la sesión en otra pestaña')
  })

  test('nothing of the page can be seen, heard or printed (beyond 4)', async ({ page }) => {
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

  test('neither Back nor Esc leads away, and a reload leads to the sign-in that leads back @firefox', async ({
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

  test('what was typed can be copied, and is asked about before it is left', async ({ page }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => {
        document.documentElement.dataset['copied'] = text
      }
    })
    await button(cover(page), 'Copiar Mis cambios').click()
    await expect(page.locator('html')).toHaveAttribute('data-copied', 'Nombres: Secreta Valiosa')
    await button(cover(page), 'Salir').press('Enter')
    await expect(cover(page)).toContainText('Hay cambios sin guardar. Si sales, se pierden.')
    await expect(button(cover(page), 'Seguir aquí')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(cover(page)).not.toContainText('Si sales')
    await expect(button(cover(page), 'Salir')).toBeFocused()
    await button(cover(page), 'Salir').click()
    await button(cover(page), 'Salir sin guardar').click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByLabel('Usuario')).toHaveValue('')
  })

  test('the page is not seen without its cover on the way out, however long that takes', async ({ page }) => {
    const wasSeen = await watchCover(page)
    await button(cover(page), 'Salir').click()
    await button(cover(page), 'Salir sin guardar').click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByLabel('Usuario')).toBeVisible()
    expect(await wasSeen()).toBe(false)
  })

  test('a wrong password counts, a lock is counted down, and the right password opens the page again', async ({
    page,
    mock,
  }) => {
    await submit(page).click()
    await expect(cover(page)).toContainText('Campo obligatorio.')
    for (const _attempt of ['first', 'second', 'third']) {
      await passwordOf(page).fill('wrong')
      await submit(page).click()
      await expect(passwordOf(page)).toHaveValue('')
    }
    await expect(cover(page)).toContainText(/vuelve a intentarlo en \d\d:\d\d/)
    await expect(submit(page)).toBeDisabled()
    await expectAccessible(page)
    await mock.setClock({ advance: 'PT1H' })
    await page.clock.install()
    await page.clock.fastForward('01:00:00')
    await expect(cover(page)).toContainText('El usuario ya fue liberado')
    await signInAgain(page)
    await expect(line(page, 'names')).toHaveValue('Secreta Valiosa')
  })

  for (const [what, change, said] of [
    ['an account that is switched off', { idstate: 1 }, 'El usuario se encuentra inactivo.'],
    ['a password that has expired', { isPasswordExpired: true }, 'Su clave se encuentra venciada'],
    ['roles that were taken away', { roles: [] }, 'El usuario no tiene roles en la aplicación.'],
  ] as const)
    test(`${what} is told in it`, async ({ page, mock }) => {
      await mock.change('users', 'admin', change as object)
      await passwordOf(page).fill(password)
      await submit(page).click()
      await expect(cover(page).getByRole('alert')).toContainText(said)
      await expect(passwordOf(page)).toBeFocused()
      await expect(page).toHaveURL(/\/users\/101$/)
    })
})

/** A machine that slept for a night; the clock of the page has to be installed. */
async function sleepAndWake(page: Page): Promise<void> {
  await page.clock.fastForward('23:00:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Opens the sign-in in a window of its own. */
async function openWindow(page: Page): Promise<Page> {
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    button(cover(page), 'Ingresar en otra ventana').click(),
  ])
  return opened
}

test('a session by certificate goes on after a sign-in in a window, which closes', async ({
  page,
  at,
  mock,
}) => {
  await page.clock.install()
  await page.goto(at('firmaya'))
  await signInByCertificate(page)
  await expect(ownMenu(page)).toBeVisible()
  await untilSettled(mock)
  const renew = await endTokens(mock)
  await sleepAndWake(page)
  const opened = await openWindow(page)
  await expect(cover(page).getByLabel('Contraseña', { exact: true })).toHaveCount(0)
  await renew()
  const closed = opened.waitForEvent('close')
  await signInByCertificate(opened)
  await closed
  await expect(cover(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rosalba')
})

test('somebody else who signs in in the window keeps it, and nothing of the first one stays on the page', async ({
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

test('three tabs ask once each, and one sign-in answers them all [T28] @firefox', async ({
  page,
  context,
  mock,
}) => {
  await edit(page)
  await untilSettled(mock)
  const twins: Page[] = []
  for (const _twin of ['second', 'third']) {
    const [twin] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('/users', '_blank')),
    ])
    await expect(ownMenu(twin)).toBeVisible()
    twins.push(twin)
  }
  await untilSettled(mock, 2)
  const renew = await endTokens(mock)
  await button(twins[0]!, 'Página siguiente').click()
  for (const tab of [page, ...twins]) await expect(cover(tab)).toBeVisible()
  await renew()
  await signInAgain(page)
  for (const twin of twins) await expect(cover(twin)).toHaveCount(0)
  await expect(twins[0]!.locator('.pager-range')).toHaveText(/^11|^26/)
  await expect(line(page, 'names')).toHaveValue('Secreta Valiosa')
  const tokens = [page, ...twins].map((tab) => tab.evaluate(() => sessionStorage.getItem('token')))
  expect(new Set(await Promise.all(tokens)).size).toBe(1)
  expect((await mock.requests('login')).length).toBe(1)
})

test('a machine that slept for a night asks for the password as it wakes, and twice in a row', async ({
  page,
  mock,
}) => {
  await page.clock.install()
  await edit(page)
  await untilSettled(mock)
  for (const nights of [0, 1]) {
    await untilSettled(mock, nights)
    const renew = await endTokens(mock)
    await sleepAndWake(page)
    await expect(cover(page)).toBeVisible()
    await renew()
    await signInAgain(page)
    await expect(line(page, 'names')).toHaveValue('Secreta Valiosa')
  }
})

test('Back within a list leads to what the list showed before, and the page stays covered', async ({
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
  await expect(cover(page)).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/users$/)
  await expect(cover(page)).toBeVisible()
  await renew()
  await signInAgain(page)
  await expect(page.locator('.pager-range')).toHaveText(/^1[^1]/)
})

test('a run over many rows goes on where it stopped, and switches none of them twice', async ({
  page,
  mock,
}) => {
  const ids = Array.from({ length: 25 }, (_one, at) => 101 + at)
  await Promise.all(
    ids.map((id) => mock.change('users', id, { surnames: 'Veinticinco', idTypeUser: 2, idstate: 0 })),
  )
  await openAs(page, '/users?search=veinticinco&size=25')
  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check()
  await untilSettled(mock)
  await button(page, 'Desactivar').click()
  let sent = 0
  let renew: (() => Promise<unknown>) | undefined
  await page.route('**/api/user/inactivate', async (route) => {
    sent += 1
    if (sent === 12) renew = await endTokens(mock)
    await route.continue()
  })
  await button(dialog(page), 'Desactivar').click()
  await expect(cover(page)).toBeVisible()
  await renew!()
  await signInAgain(page)
  await expect(page.getByRole('dialog').getByRole('status')).toContainText('25')
  const done = (await mock.requests('setUserState')).filter(({ status }) => status === 200)
  expect(done).toHaveLength(25)
  const states = (await mock.records('users')).filter(({ surnames }) => surnames === 'Veinticinco')
  expect(new Set(states.map(({ idstate }) => idstate))).toEqual(new Set([1]))
})

test('a run is worth a sign-in too where the service closes the session', async ({ page, mock }) => {
  await mock.change('users', 101, { surnames: 'Sola', idTypeUser: 2, idstate: 0 })
  await openAs(page, '/users?search=sola')
  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check()
  await untilSettled(mock)
  const held: Route[] = []
  await page.route('**/api/user/inactivate', async (route) => {
    if (held.push(route) > 1) await route.continue()
  })
  await button(page, 'Desactivar').click()
  await button(dialog(page), 'Desactivar').click()
  await expect.poll(() => held.length).toBe(1)
  await mock.pushStatus('Tu sesión se abrió en otro dispositivo.')
  await button(dialog(page), 'Aceptar').waitFor()
  const answer = page.waitForResponse('**/api/user/inactivate')
  await held[0]!.fulfill({ status: 401, json: {} })
  await (await answer).finished()
  // The page has read it before the message is accepted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))))
  await button(dialog(page), 'Aceptar').click()
  await signInAgain(page)
  await expect.poll(async () => (await mock.record('users', 101)).idstate).toBe(1)
})

test('an export goes on where it stopped', async ({ page, mock }) => {
  await openAs(page, '/users?size=10')
  await expect(page.locator('.pager-range')).toHaveText(/\d/)
  await untilSettled(mock)
  let asked = 0
  let renew: (() => Promise<unknown>) | undefined
  await page.route('**/api/user/list*', async (route) => {
    asked += 1
    if (asked === 2) renew = await endTokens(mock)
    await route.continue()
  })
  const download = page.waitForEvent('download')
  await button(page, 'Exportar').click()
  await expect(cover(page)).toBeVisible()
  await renew!()
  await signInAgain(page)
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text.split('\r\n').filter(Boolean)).toHaveLength((await mock.records('users')).length + 1)
})

test('a row that was not switched is offered again, and switched once', async ({ page, mock }) => {
  await mock.change('privileges', 'VER_REPORTES', { idstate: 0 })
  await openAs(page, '/privileges?search=VER_REPORTES')
  const row = page.getByRole('switch', { name: 'Estado de VER_REPORTES' })
  await expect(row).toBeVisible()
  await untilSettled(mock)
  const renew = await endTokensAt(page, mock, '**/api/privilege/modify*')
  await row.click()
  await untilCounted(page)
  await button(dialog(page), 'Desactivar').click()
  await expect(cover(page)).toBeVisible()
  await renew()
  await signInAgain(page)
  expect((await mock.record('privileges', 'VER_REPORTES')).idstate).toBe(0)
  await button(offer(page), 'Hacerlo ahora').click()
  await expect.poll(async () => (await mock.record('privileges', 'VER_REPORTES')).idstate).toBe(1)
  await expect(offer(page)).toHaveCount(0)
})

test('the captcha and the message of a maintenance stand in it', async ({ page, mock }) => {
  await edit(page)
  await untilSettled(mock)
  await mock.play('captcha-on')
  await signOutElsewhere(page)
  const box = cover(page).getByRole('checkbox', { name: 'No soy un robot' })
  await passwordOf(page).fill(password)
  await submit(page).click()
  await expect(cover(page)).toContainText('Por favor valida que no eres un robot')
  await box.press('Space')
  await expect(box).toBeChecked()
  await submit(page).click()
  await expect(cover(page)).toHaveCount(0)
  await mock.play('maintenance')
  await signOutElsewhere(page)
  await expect(page.getByRole('dialog', { name: 'Mantenimiento' })).toContainText('Volvemos a las 8:00.')
  await button(page, 'Entendido').click()
  await expect(passwordOf(page)).toBeVisible()
})
