import type { Page } from '@playwright/test'
import { holdAnswerLimit, meetFaults } from '../support/answerFaults.ts'
import { expect, test } from '../support/portal.ts'
import { choose, openEdit, openList, stateOf, table } from '../support/privileges.ts'
import { button, dialog, openAs } from '../support/userCard.ts'

/** Each call meets every fault; on a busy machine that takes longer than a journey usually may. */
test.describe.configure({ timeout: 300_000 })

test.beforeEach(({ page }) => page.addInitScript(holdAnswerLimit))

async function accept(page: Page): Promise<void> {
  await button(dialog(page), 'Aceptar').click()
  await expect(dialog(page)).toHaveCount(0)
}

/** Waits for a toast, and takes it away so that the next one can be told from it. */
async function seeToast(page: Page, text: string): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: text })
  await expect(toast).toHaveCount(1)
  await toast.getByRole('button', { name: 'Cerrar' }).click()
  await expect(toast).toHaveCount(0)
}

test('the list survives every fault of its call: one dialog, then a way to try again [PRV-27, T75]', async ({
  page,
  mock,
}) => {
  await openAs(page, '/home')
  const drawer = page.getByRole('navigation', { name: 'Menú lateral' })
  await meetFaults(page, mock, {
    path: '/api/privilege/list',
    act: () => drawer.getByRole('link', { name: 'Privilegios' }).click(),
    message: dialog(page),
    async close() {
      await expect(dialog(page)).toHaveAccessibleName('Error')
      await accept(page)
    },
    async again() {
      await button(table(page), 'Reintentar').click()
      await expect(table(page).locator('a[data-row]')).toHaveCount(10)
      await page.reload()
      await drawer.getByRole('link', { name: 'Inicio' }).click()
      await page.reload()
      await expect(page.locator('.home')).toBeVisible()
    },
  })
})

test('the card survives every fault of the applications that it reads [T75, CCL-22]', async ({
  page,
  mock,
}) => {
  await openList(page)
  let at = 0
  await meetFaults(page, mock, {
    path: '/api/application/getApplicationsByIdPrivilege',
    act: () => table(page).locator('a[data-row]').nth(at++).click(),
    message: page.getByRole('alert'),
    async again() {
      await button(page, 'Reintentar').click()
      await expect(page.getByRole('heading', { level: 2, name: 'Alcance' })).toBeVisible()
      await page.goBack()
      await expect(table(page).locator('a[data-row]')).toHaveCount(10)
    },
  })
})

test('a change of a privilege survives every fault of its call [T75, T76]', async ({ page, mock }) => {
  const { id } = await mock.record('privileges', 'VER_REPORTES')
  await openEdit(page, id)
  const description = page.getByLabel('Descripción')
  let round = 0
  const next = (): Promise<void> => description.fill(`Ronda ${(round += 1)}`)
  const update = async (): Promise<void> => {
    await button(page, 'Actualizar').click()
    await button(dialog(page), 'Guardar').click()
  }
  await next()
  await meetFaults(page, mock, {
    path: '/api/privilege/modify',
    act: update,
    message: dialog(page),
    unknown: 'No sabemos si se guardó',
    close: () => accept(page),
    look: async () => [page.url(), await description.inputValue()],
    record: () => mock.record('privileges', id),
    async again({ isDone }) {
      const value = await description.inputValue()
      await mock.clearRequests()
      await update()
      await seeToast(page, 'El privilegio fue modificado exitosamente')
      expect(await mock.requests('modifyPrivilege')).toHaveLength(isDone ? 0 : 1)
      expect(await mock.record('privileges', id)).toMatchObject({ description: value })
      await button(page, 'Editar').click()
      await next()
    },
  })
})

test('a new privilege survives every fault of its call, and is never there twice [T75, T76]', async ({
  page,
  mock,
}) => {
  await openList(page)
  const name = page.getByLabel('Nombre', { exact: true })
  let round = 0
  const fillNext = async (): Promise<void> => {
    await page.getByRole('link', { name: 'Crear privilegio' }).click()
    await name.fill(`RONDA_${(round += 1)}`)
    await choose(page, 'Suite')
  }
  const named = async (): Promise<number> =>
    (await mock.records('privileges')).filter((one) => one.name === `RONDA_${round}`).length
  await fillNext()
  await meetFaults(page, mock, {
    path: '/api/privilege/create',
    act: () => button(page, 'Guardar').click(),
    message: dialog(page),
    unknown: 'No sabemos si se guardó',
    close: () => accept(page),
    look: async () => [page.url(), await name.inputValue()],
    record: named,
    async again({ isDone }) {
      await button(page, 'Guardar').click()
      if (isDone) {
        await expect(name).toHaveAccessibleDescription(/ya se encuentra utilizado/)
        expect(await named()).toBe(1)
        await name.fill(`RONDA_${(round += 1)}`)
        return
      }
      await seeToast(page, 'El privilegio fue creado exitosamente')
      expect(await named()).toBe(1)
      await fillNext()
    },
  })
})

test('a switch survives every fault of its call, and shows what the service has [T75, T76]', async ({
  page,
  mock,
}) => {
  await openList(page, '?search=ver_reportes')
  const control = stateOf(page, 'VER_REPORTES')
  const flip = async (): Promise<void> => {
    await control.click()
    await dialog(page)
      .getByRole('button', { name: /^(Activar|Inactivar)$/ })
      .click()
  }
  const stored = () => mock.record('privileges', 'VER_REPORTES')
  await meetFaults(page, mock, {
    path: '/api/privilege/modify',
    act: flip,
    message: dialog(page).filter({ hasText: 'Referencia' }),
    unknown: 'No sabemos si se cambió',
    close: () => accept(page),
    look: async () => [page.url(), await control.isChecked()],
    record: stored,
    async again({ isDone }) {
      const { idstate } = await stored()
      if (isDone) await page.reload()
      await expect(control).toBeChecked({ checked: idstate === 0 })
      await flip()
      await expect(dialog(page)).toHaveAccessibleName('Notificación')
      await accept(page)
      await expect(control).toBeChecked({ checked: idstate === 1 })
    },
  })
})

test('a count of dependents that fails says so in the question, and can be asked again', async ({
  page,
  mock,
}) => {
  await mock.change('privileges', 'VER_REPORTES', { idstate: 0 })
  await openList(page, '?search=ver_reportes')
  for (const path of ['/api/role/list', '/api/menu/list', '/api/privilege/list']) {
    await stateOf(page, 'VER_REPORTES').click()
    const fault = await mock.fault({ match: { path }, kind: 'status', status: 403 })
    await button(dialog(page), 'Ver quién lo usa').click()
    await expect(dialog(page).getByRole('alert')).toContainText('La cuenta está incompleta.')
    await expect(dialog(page)).toHaveCount(1)
    await mock.removeFault(fault)
    await button(dialog(page), 'Reintentar').click()
    await expect(dialog(page)).toContainText(/Lo usan \d+ roles?\./)
    await button(dialog(page), 'Cancelar').click()
    await expect(dialog(page)).toHaveCount(0)
  }
})
