import { expectAccessible } from '../support/accessibility.ts'
import { chooseByArrows, expectFocusVisible } from '../support/focus.ts'
import { choose, fillIn, maintenance } from '../support/notifications.ts'
import { expect, test } from '../support/portal.ts'
import { button, openAs } from '../support/userCard.ts'

test('a notification is created by keyboard alone, and its mails leave at 23:59 in Bogota [PRD-21, NTF-08, NTF-11, NTF-12, NTF-13, NTF-22, NTF-24, NTV-16, NTV-20]', async ({
  page,
  mock,
}) => {
  await openAs(page, '/notifications/new')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nueva notificación')
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

test.describe('in a browser in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test("today is Bogota's, and the day is sent as it was typed [NTV-09, NTV-10, NTF-22] [T87] @release", async ({
    page,
    mock,
  }) => {
    // 19:30 of the 19th in Bogota; the session was begun then.
    const moment = '2025-11-20T00:30:00Z'
    await mock.setClock({ set: moment })
    const skew = Date.now() - Date.parse(moment)
    await page.addInitScript((ms) => sessionStorage.setItem('clockSkew', String(ms)), skew)
    await openAs(page, '/notifications/new')
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
      /miércoles 19\/11\/2025, 23:59 \(Bogotá\), dentro de \d+ h \d+ min/,
    )
    await button(page, 'Guardar').click()
    await expect(page.getByText('La notificación fue creada exitosamente')).toBeVisible()
    const [request] = await mock.requests('createNotification')
    expect(request!.body).toMatchObject({ executionDate: '2025-11-19T23:59:00' })
  })
})

test('every day of an open calendar can be pressed, wide and narrow', async ({ page }) => {
  await openAs(page, '/notifications/new')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
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
    await page.keyboard.press('Escape')
  }
})
