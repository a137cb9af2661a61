import type { Page } from '@playwright/test'
import { holdAnswerLimit, meetFaults } from '../support/answerFaults.ts'
import { field, fillNew, openEdit, openList, stateOf, table } from '../support/applications.ts'
import { expect, test } from '../support/portal.ts'
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

test('the card survives every fault of its call [T75, CCL-23]', async ({ page, mock }) => {
  await openList(page)
  let at = 0
  await meetFaults(page, mock, {
    path: '/api/application/applicationId',
    act: () => table(page).locator('a[data-row]').nth(at++).click(),
    message: page.getByRole('alert'),
    async again() {
      await button(page, 'Reintentar').click()
      await expect(page.getByRole('tab', { selected: true })).toHaveText('Datos Básicos')
      await expect(button(page, 'Editar')).toBeVisible()
      await page.goBack()
      await expect(table(page).locator('a[data-row]')).toHaveCount(10)
    },
  })
})

test('a change of an application survives every fault of its call [T75, T76]', async ({ page, mock }) => {
  const { id } = await mock.record('applications', 'archivo')
  await openEdit(page, id)
  const description = field(page, 'Descripción')
  let round = 0
  const next = (): Promise<void> => description.fill(`Ronda ${(round += 1)}`)
  const update = async (): Promise<void> => {
    await button(page, 'Actualizar datos').click()
    await button(dialog(page), 'Guardar').click()
  }
  await next()
  await meetFaults(page, mock, {
    path: '/api/application/modify',
    act: update,
    message: dialog(page),
    unknown: 'No sabemos si se guardó',
    close: () => accept(page),
    look: async () => [page.url(), await description.inputValue()],
    record: () => mock.record('applications', id),
    async again({ isDone }) {
      const value = await description.inputValue()
      await mock.clearRequests()
      await update()
      await seeToast(page, 'Los datos básicos han sido actualizados')
      expect(await mock.requests('modifyApplication')).toHaveLength(isDone ? 0 : 1)
      expect(await mock.record('applications', id)).toMatchObject({ description: value })
      await button(page, 'Editar').click()
      await next()
    },
  })
})

test('a new application survives every fault of its call, and is never there twice [T75, T76]', async ({
  page,
  mock,
}) => {
  await openAs(page, '/apps/new')
  let round = 1
  const named = async (): Promise<number> =>
    (await mock.records('applications')).filter(({ name }) => name === `ronda${round}`).length
  await fillNew(page, `ronda${round}`)
  await meetFaults(page, mock, {
    path: '/api/application/create',
    act: () => button(page, 'Guardar').click(),
    message: dialog(page),
    unknown: 'No sabemos si se guardó',
    close: () => accept(page),
    look: () => Promise.resolve([page.url()]),
    record: named,
    async again({ isDone }) {
      await button(page, 'Guardar').click()
      if (isDone) {
        await expect(dialog(page)).toContainText('ya se encuentra utilizado')
        await accept(page)
        expect(await named()).toBe(1)
        await page.getByRole('tab', { name: 'Datos Básicos' }).click()
        await field(page, 'Nombre aplicación').fill(`ronda${(round += 1)}`)
        await page.getByRole('tab', { name: 'Configuración' }).click()
        await expect(button(page, 'Guardar')).toBeVisible()
        return
      }
      await seeToast(page, 'La aplicación fue creada con éxito')
      expect(await named()).toBe(1)
      await page.getByRole('link', { name: 'Crear aplicación' }).click()
      await fillNew(page, `ronda${(round += 1)}`)
    },
  })
})

test('a switch survives every fault of its call, and shows what the service has [T75, T76]', async ({
  page,
  mock,
}) => {
  await openList(page, '?search=archivo')
  const control = stateOf(page, 'Archivo digital')
  const flip = async (): Promise<void> => {
    await control.click()
    await dialog(page)
      .getByRole('button', { name: /^(Activar|Desactivar)$/ })
      .click()
  }
  const stored = () => mock.record('applications', 'archivo')
  await meetFaults(page, mock, {
    path: '/api/application/modify',
    act: flip,
    message: dialog(page).filter({ hasText: 'Referencia' }),
    unknown: 'No sabemos si se cambió',
    close: () => accept(page),
    look: async () => [page.url(), await control.isChecked()],
    record: stored,
    async again({ isDone }) {
      const { idState } = await stored()
      if (isDone) await page.reload()
      await expect(control).toBeChecked({ checked: idState === 0 })
      await flip()
      await seeToast(page, 'La aplicación ha sido actualizada')
      await expect(control).toBeChecked({ checked: idState === 1 })
    },
  })
})

test('a hostile name, title and address of the service are text wherever they stand [T17, T96]', async ({
  page,
  mock,
}) => {
  const hostile = '<img src=x onerror=window.__pwn=1>'
  await mock.change('applications', 'archivo', { title: hostile, urlApp: 'javascript:alert(1)' })
  await openList(page, '?search=onerror')
  await expect(table(page)).toContainText(hostile)
  await expect(table(page)).toContainText('javascript:alert(1)')
  await table(page).getByRole('link', { name: hostile }).click()
  await expect(page.getByRole('main')).toContainText(hostile)
  await expect(page.locator('main a[href^="javascript:"]')).toHaveCount(0)
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
})
