import type { Page } from '@playwright/test'
import { holdAnswerLimit, meetFaults } from '../support/answerFaults.ts'
import { expect, test } from '../support/portal.ts'
import { application, openEdit, openList, privilegeBox, stateOf, table } from '../support/roles.ts'
import { button, dialog, openAs } from '../support/userCard.ts'

/** Each call meets every fault; on a busy machine that takes longer than a journey usually may. */
test.describe.configure({ timeout: 300_000 })

test.beforeEach(({ page }) => page.addInitScript(holdAnswerLimit))

async function accept(page: Page): Promise<void> {
  await button(dialog(page), 'Aceptar').click()
  await expect(dialog(page)).toHaveCount(0)
}

/** Waits for a toast, and takes it away so that the next one can be told from it. */
async function seeToast(page: Page, text: string | RegExp): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: text })
  await expect(toast).toHaveCount(1)
  await toast.getByRole('button', { name: 'Cerrar' }).click()
  await expect(toast).toHaveCount(0)
}

test('the list of roles survives every fault of its call [T75]', async ({ page, mock }) => {
  await openAs(page, '/home')
  const drawer = page.getByRole('navigation', { name: 'Menú lateral' })
  await meetFaults(page, mock, {
    path: '/api/role/list',
    act: () => drawer.getByRole('link', { name: 'Roles' }).click(),
    message: table(page).getByRole('alert'),
    async again() {
      await button(table(page), 'Reintentar').click()
      await expect(table(page).locator('a[data-row]')).toHaveCount(10)
      await drawer.getByRole('link', { name: 'Inicio' }).click()
      await page.reload()
      await expect(page.locator('.home')).toBeVisible()
    },
  })
})

test('the applications of a role survive every fault of their call [T75, CCL-34]', async ({ page, mock }) => {
  await openList(page, '?search=contador')
  await meetFaults(page, mock, {
    path: '/api/privilege/list',
    async act() {
      await table(page).getByRole('link', { name: 'Contador', exact: true }).click()
      await page.getByRole('tab', { name: 'Aplicaciones' }).click()
    },
    message: page.getByRole('tabpanel').getByRole('alert'),
    async again() {
      await button(page, 'Reintentar').click()
      await expect(page.getByRole('checkbox').first()).toBeVisible()
      await openList(page, '?search=contador')
    },
  })
})

test('a change of a role survives every fault of its call [T75, T76]', async ({ page, mock }) => {
  const { id } = await mock.record('roles', 'Auditor')
  await openEdit(page, id)
  const alias = page.getByLabel('Alias')
  let round = 0
  const next = (): Promise<void> => alias.fill(`RONDA ${(round += 1)}`)
  const update = async (): Promise<void> => {
    await button(page, 'Actualizar').click()
    await button(dialog(page), 'Guardar').click()
  }
  await next()
  await meetFaults(page, mock, {
    path: '/api/role/modify',
    act: update,
    message: dialog(page),
    unknown: 'No sabemos si se guardó',
    close: () => accept(page),
    look: async () => [page.url(), await alias.inputValue()],
    record: () => mock.record('roles', id),
    async again({ isDone }) {
      const value = await alias.inputValue()
      await mock.clearRequests()
      await update()
      await seeToast(page, 'El rol fue modificado exitosamente')
      expect(await mock.requests('modifyRole')).toHaveLength(isDone ? 0 : 1)
      expect(await mock.record('roles', id)).toMatchObject({ alias: value })
      await button(page, 'Editar').click()
      await next()
    },
  })
})

test('a new role survives every fault of its call, and is never there twice [T75, T76]', async ({
  page,
  mock,
}) => {
  await openList(page)
  const name = page.getByRole('textbox', { name: /^Nombre/ })
  let round = 0
  const fillNext = async (): Promise<void> => {
    await page.getByRole('link', { name: 'Crear rol' }).click()
    await name.fill(`Ronda ${(round += 1)}`)
    await button(page, 'Siguiente').click()
    await application(page, 'Suite').click()
    await privilegeBox(page, 'CREAR_FACTURAS').check()
  }
  const named = async (): Promise<number> =>
    (await mock.records('roles')).filter((one) => one.name === `Ronda ${round}`).length
  await fillNext()
  await meetFaults(page, mock, {
    path: '/api/role/create',
    act: () => button(page, 'Guardar').click(),
    message: dialog(page),
    unknown: 'No sabemos si se guardó',
    close: () => accept(page),
    look: async () => [page.url(), await privilegeBox(page, 'CREAR_FACTURAS').isChecked()],
    record: named,
    async again({ isDone }) {
      await button(page, 'Guardar').click()
      if (isDone) {
        await expect(name).toHaveAccessibleDescription(/ya se encuentra utilizado/)
        expect(await named()).toBe(1)
        await name.fill(`Ronda ${(round += 1)}`)
        await button(page, 'Siguiente').click()
        await application(page, 'Suite').click()
        await expect(privilegeBox(page, 'CREAR_FACTURAS')).toBeChecked()
        return
      }
      await seeToast(page, 'El rol fue creado exitosamente')
      expect(await named()).toBe(1)
      await fillNext()
    },
  })
})

test('a switch of a role survives every fault of its call, and shows what the service has [T75, T76]', async ({
  page,
  mock,
}) => {
  await openList(page, '?search=auditor')
  const control = stateOf(page, 'Auditor')
  const flip = async (): Promise<void> => {
    await control.click()
    await dialog(page)
      .getByRole('button', { name: /^(Activar|Inactivar)$/ })
      .click()
  }
  const stored = () => mock.record('roles', 'Auditor')
  await meetFaults(page, mock, {
    path: '/api/role/modify',
    act: flip,
    message: dialog(page).filter({ hasText: 'Referencia' }),
    unknown: 'No sabemos si se cambió el estado',
    close: () => accept(page),
    look: async () => [page.url(), await control.isChecked()],
    record: stored,
    async again({ isDone }) {
      const { idstate } = await stored()
      if (isDone) await page.reload()
      await expect(control).toBeChecked({ checked: idstate === 0 })
      await flip()
      await seeToast(page, /^El Rol quedó en estado/)
      await expect(control).toBeChecked({ checked: idstate === 1 })
    },
  })
})
