import type { Page } from '@playwright/test'
import type { MockControl } from '../support/mockControl.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { expectToFit } from '../support/fits.ts'
import { chooseByArrows, expectFocusVisible } from '../support/focus.ts'
import { choose, detail, fillIn, maintenance, openEdit } from '../support/notifications.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog, openAs } from '../support/userCard.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A pending notification of the template for maintenance. */
async function pending(mock: MockControl): Promise<{ id: number; reason: string; applicationIds: number[] }> {
  const rows = await mock.records('notifications')
  return rows.find(({ executed, templateId }) => !executed && templateId === 1)!
}

test('a notification is created by keyboard alone, and its mails leave at 23:59 in Bogota [PRD-21, NTF-08, NTF-11, NTF-12, NTF-13, NTF-22, NTF-24, NTV-16, NTV-20]', async ({
  page,
  mock,
}) => {
  await openAs(page, '/notifications/new')
  await expect(heading(page)).toHaveText('Nueva notificación')
  await page.getByRole('textbox', { name: 'Motivo' }).focus()
  await page.keyboard.type('Cambio de discos')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Aplicaciones', { exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await choose(page, 'Suite')
  await page.keyboard.press('Tab')
  await expect(
    page.getByLabel('Plantilla').getByRole('option', { name: maintenance.template }),
  ).toBeAttached()
  await chooseByArrows(page.getByLabel('Plantilla'), maintenance.template)
  await expect(
    page.getByRole('img', { name: `Imagen de la plantilla ${maintenance.template}` }),
  ).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Asunto').getByRole('option', { name: maintenance.subject })).toBeAttached()
  await chooseByArrows(page.getByLabel('Asunto'), maintenance.subject)
  await page.keyboard.press('Tab')
  await page.keyboard.type('31/12/2099')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Calendario de Fecha' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Abrir el calendario de Fecha')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Hora', { exact: true })).toBeFocused()
  await page.keyboard.type('22')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByLabel('Hora', { exact: true })).toHaveValue('23')
  await page.getByLabel('Minutos', { exact: true }).focus()
  await page.keyboard.type('99')
  await page.getByLabel('Todo el día').focus()
  await expect(page.getByLabel('Minutos', { exact: true })).toHaveValue('59')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Se cambian los discos')
  await page.getByLabel('Fecha de envío', { exact: true }).focus()
  await page.keyboard.type('31/12/2098')
  await expectFocusVisible(page)
  await expectAccessible(page)
  await button(page, 'Guardar').press('Enter')
  await expect(page.getByText('La notificación fue creada exitosamente')).toBeVisible()
  await expect(page).toHaveURL(/\/notifications$/)
  const stored = (await mock.records('notifications')).find(({ reason }) => reason === 'Cambio de discos')!
  expect(stored).toMatchObject({
    executionDate: '2098-12-31',
    applicationIds: [3],
    templateId: 1,
    subjectId: 1,
  })
  await mock.setClock({ set: '2099-01-01T04:58:00Z' })
  expect((await mock.mail()).filter(({ text }) => text.includes('Se cambian los discos'))).toEqual([])
  await mock.setClock({ set: '2099-01-01T04:59:30Z' })
  const [mail] = (await mock.mail()).filter(({ text }) => text.includes('Se cambian los discos'))
  expect(mail!.subject).toBe(maintenance.subject)
  expect(mail!.text).toContain('23:59, Todo el día')
})

test('what is typed into a list is what Enter chooses, also before its options have come', async ({
  page,
}) => {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/getApplicationsForAssignNotification', async (route) => {
    await held
    await route.continue()
  })
  await openAs(page, '/notifications/new')
  await page.getByLabel('Aplicaciones', { exact: true }).press('ArrowDown')
  const option = page.getByRole('listbox').getByRole('option')
  await expect(option).toHaveText('Cargando…')
  await page.keyboard.type('Suite')
  await expect(option).toHaveText('Cargando…')
  release()
  await expect(option).toHaveText(['Suite'])
  await page.keyboard.press('Enter')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('biometria')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Suite, Biometría')).toBeVisible()
})

test('a notification opens read-only, is edited after a question, and says what is saved before it is [NTF-09, NTF-10, NTF-17, NTF-18, NTF-19, NTF-24] @firefox', async ({
  page,
  mock,
}) => {
  const { id } = await pending(mock)
  await mock.change('notifications', id, { applicationIds: [3, 8] })
  await mock.change('applications', 'suite', { title: 'Suite central' })
  await mock.change('applications', 8, { isVisible: false })
  await openAs(page, `/notifications/${id}`)
  await expect(heading(page)).toHaveText('Detalle de la notificación')
  await expect(detail(page, 'Aplicaciones')).toHaveText('Suite central')
  await button(page, 'Editar').click()
  await expect(dialog(page)).toHaveAccessibleName('¿Desea modificar esta notificación?')
  await expectAccessible(page)
  await button(dialog(page), 'Modificar').click()
  await expect(heading(page)).toHaveText('Edición de la notificación')
  // The picture stays in sight below the bar of the page.
  await expect(page.locator('.card-group', { hasText: 'Vista previa' })).toHaveCSS('top', '80px')
  const reason = page.getByRole('textbox', { name: 'Motivo' }).first()
  await expect(reason).toBeFocused()
  await reason.fill('Otra razón')
  await button(page, 'Volver').click()
  await expect(dialog(page)).toHaveAccessibleName('Hiciste modificaciones ¿Deseas actualizarlas?')
  await page.keyboard.press('Escape')
  await page.getByLabel('Fecha de envío', { exact: true }).fill('29/02/2096')
  await button(page, 'Actualizar').click()
  await expect(dialog(page)).toHaveAccessibleName('Revisar cambios')
  await expect(dialog(page).getByRole('row')).toHaveCount(3)
  await expectAccessible(page)
  await button(dialog(page), 'Guardar').click()
  await expect(page.getByText('La notificación fue modificada exitosamente')).toBeVisible()
  await expect(detail(page, 'Fecha de envío')).toContainText('mié 29/02/2096 23:59, hora de Bogotá, en ')
  expect(await mock.record('notifications', id)).toMatchObject({
    reason: 'Otra razón',
    executionDate: '2096-02-29',
    applicationIds: [3, 8],
  })
})

test('a notification that is executed while its form is open is not changed, and can be duplicated [NTF-14, NTF-16, T88] @firefox', async ({
  page,
  mock,
}) => {
  const { id, reason } = await pending(mock)
  await openEdit(page, id)
  const field = page.getByRole('textbox', { name: 'Motivo' }).first()
  await field.fill('Lo mío')
  await mock.change('notifications', id, { executed: true })
  await button(page, 'Actualizar').click()
  await button(dialog(page), 'Guardar').click()
  await expect(dialog(page)).toContainText('La notificación ya fue ejecutada, no se puede modificar')
  await button(dialog(page), 'Aceptar').click()
  await expect(field).toHaveValue('Lo mío')
  await button(page, 'Cancelar edición').click()
  await button(dialog(page), 'Descartar').click()
  await expect(page.getByText('La notificación ya fue ejecutada, no se puede modificar')).toBeVisible()
  await expect(button(page, 'Editar')).toHaveCount(0)
  await expectAccessible(page)
  expect(await mock.requests('modifyNotification')).toHaveLength(0)
  await button(page, 'Duplicar').click()
  await expect(heading(page)).toHaveText('Nueva notificación')
  await expect(field).toHaveValue(reason)
  await expect(page.getByLabel('Fecha de envío', { exact: true })).toHaveValue('')
})

test('who lacks the template is named before it is saved all the same [NTF-23] (beyond 20)', async ({
  page,
  mock,
}) => {
  const { id } = await pending(mock)
  await mock.change('notifications', id, { applicationIds: [1] })
  await mock.change('templates', 1, { applicationIds: [1] })
  await openEdit(page, id)
  await choose(page, 'License')
  await expect(page.getByText('No la tienen: License.')).toBeVisible()
  await button(page, 'Actualizar').click()
  await expect(dialog(page)).toHaveAccessibleName(
    'La plantilla no está habilitada para las aplicaciones elegidas. ¿Deseas continuar?',
  )
  await expect(dialog(page)).toContainText('No la tienen: License.')
  await expectAccessible(page)
  await button(dialog(page), 'Continuar').click()
  await button(dialog(page), 'Guardar').click()
  await expect(page.getByText('La notificación fue modificada exitosamente')).toBeVisible()
  expect(await mock.record('notifications', id)).toMatchObject({ applicationIds: [1, 2] })
})

test('a picture that is not there is said in words', async ({ page, mock, noise }) => {
  const { id } = await pending(mock)
  await mock.change('templates', 1, { urlImage: '/pictures/none.png' })
  await openAs(page, `/notifications/${id}`)
  await expect(page.getByText('La imagen no está disponible.')).toBeVisible()
  noise.length = 0
})

test('what is left follows the clock of the service, also when that is put back meanwhile [NTF-22] (beyond 20)', async ({
  page,
  mock,
}) => {
  const hour = 3_600_000
  await openAs(page, '/notifications/new')
  const day = page.getByLabel('Fecha de envío', { exact: true })
  // So near that days and hours are counted.
  const sent = new Date(Date.now() + (30 * 24 - 5) * hour).toISOString().slice(0, 10)
  await day.fill(sent.split('-').reverse().join('/'))
  await expect(day).toHaveAccessibleDescription(/, en \d+ d \d+ h/)
  // Far from the full hour, at which the text would change.
  const moment = Math.floor(Date.now() / hour) * hour - 2.5 * hour
  await mock.setClock({ set: new Date(moment).toISOString() })
  await choose(page, 'Suite')
  const hours = Math.floor((Date.parse(`${sent}T23:59:00-05:00`) - moment) / hour)
  const left = `, en ${Math.floor(hours / 24)} d ${hours % 24} h`
  await expect(day).toHaveAccessibleDescription(new RegExp(left))
})

/** The same page at another moment, by the clock of the service; the session was begun then. */
async function openAt(page: Page, mock: MockControl, moment: string): Promise<void> {
  await mock.setClock({ set: moment })
  const skew = Date.now() - Date.parse(moment)
  await page.addInitScript((ms) => sessionStorage.setItem('clockSkew', String(ms)), skew)
  await openAs(page, '/notifications/new')
}

for (const timezoneId of ['America/Bogota', 'Asia/Tokyo', 'America/Los_Angeles', 'Europe/Madrid', 'UTC'])
  test.describe(`in a browser in ${timezoneId}`, () => {
    test.use({ timezoneId })

    for (const [when, moment] of [
      ['at 19:30 in Bogota', '2025-11-20T00:30:00Z'],
      ['at 00:30 in Bogota', '2025-11-19T05:30:00Z'],
    ] as const)
      test(`today ${when} is Bogota's, and the day is sent as it was typed [T87, NTV-09, NTV-10, NTF-22]`, async ({
        page,
        mock,
      }) => {
        await openAt(page, mock, moment)
        await fillIn(page, { reason: 'Hoy', day: '18/11/2025' })
        const day = page.getByLabel('Fecha de envío', { exact: true })
        const date = page.getByLabel('Fecha', { exact: true })
        await date.fill('19/11/2025')
        await button(page, 'Guardar').click()
        await expect(day).toHaveAccessibleDescription(/Elige el 19\/11\/2025 o un día posterior\./)
        await expect(date).toHaveAccessibleDescription(/Elige el 20\/11\/2025 o un día posterior\./)
        await date.fill('20/11/2025')
        await day.fill('19/11/2025')
        await expect(day).toHaveAccessibleDescription(
          /mié 19\/11\/2025 23:59, America\/Bogota, en \d+ h \d+ min/,
        )
        await button(page, 'Guardar').click()
        await expect(page.getByText('La notificación fue creada exitosamente')).toBeVisible()
        const [request] = await mock.requests('createNotification')
        expect(request!.body).toMatchObject({ executionDate: '2025-11-19T23:59:00' })
      })
  })

for (const [language, title] of [
  ['es', 'Nueva notificación'],
  ['en', 'New notification'],
  ['pt', 'Nova notificação'],
] as const)
  test(`the form fits at every width in ${language} [T19]`, async ({ page, mock }) => {
    const { id } = await pending(mock)
    await page.addInitScript((chosen) => localStorage.setItem('bms_lang', chosen), language)
    await openAs(page, `/notifications/new?from=${id}`)
    await expect(heading(page)).toHaveText(title)
    await expect(page.locator('.template-preview img')).toBeVisible()
    await expectToFit(page)
  })

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test(`every day of an open calendar can be pressed, ${size.width} wide`, async ({ page }) => {
    await page.setViewportSize(size)
    await openAs(page, '/notifications/new')
    await button(page, 'Abrir el calendario de Fecha de envío').click()
    const days = page.getByRole('dialog').getByRole('gridcell').getByRole('button')
    await expect(days.first()).toBeVisible()
    const covered = await days.evaluateAll((buttons) =>
      buttons
        .filter((one) => {
          one.scrollIntoView({ block: 'nearest' })
          const { x, y, width, height } = one.getBoundingClientRect()
          return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        })
        .map((one) => one.textContent),
    )
    expect(covered).toEqual([])
  })
