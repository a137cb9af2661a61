import { Key } from 'selenium-webdriver'
import { maintenance } from '../../support/notifications.ts'
import { enter } from '../../support/webkit/people.ts'
import { expect, test } from '../../support/webkit/portal.ts'
import { patience } from '../../support/webkit/part.ts'

test('a notification is made with lists, dates and numbers, and stored as it was typed @release', async ({
  tab,
  mock,
}) => {
  await enter(tab, mock, '/notifications/new')
  await tab.get('textbox', 'Motivo').fill('Cambio de discos')
  const applications = tab.get('combobox', 'Aplicaciones')
  await applications.press(Key.ARROW_DOWN)
  await expect.poll(() => tab.get('combobox', 'Buscar en Aplicaciones').isFocused(), patience).toBe(true)
  await tab.press('Suite')
  await expect.poll(() => tab.get('listbox').get('option').count(), patience).toBe(1)
  await tab.press(Key.ENTER, Key.ESCAPE)
  await tab.get('listbox').isGone()
  await tab.get('combobox', 'Plantilla').select(maintenance.template)
  await tab.get('combobox', 'Asunto').select(maintenance.subject)

  const hour = tab.get('spinbutton', 'Hora')
  await hour.fill('22')
  await tab.press(Key.ARROW_UP, Key.ARROW_UP)
  expect(await hour.value()).toBe('23')
  const minutes = tab.get('spinbutton', 'Minutos')
  await minutes.press('99', Key.TAB)
  expect(await minutes.value()).toBe('59')
  await tab.get('textbox', 'Fecha').fill('31/12/2099')
  await tab.get('checkbox', 'Todo el día').press(Key.SPACE, Key.TAB, 'Se cambian los discos')

  await tab.get('textbox', 'Fecha de envío').fill('29/12/2098')
  await tab.get('button', 'Abrir el calendario de Fecha de envío').click()
  const calendar = tab.get('dialog', 'Calendario de Fecha de envío')
  await calendar.isThere()
  await tab.press(Key.ARROW_RIGHT, Key.ARROW_RIGHT, Key.ENTER)
  await calendar.isGone()
  expect(await tab.get('textbox', 'Fecha de envío').value()).toBe('31/12/2098')

  await tab.get('button', 'Guardar').click()
  await tab.sees('La notificación fue creada exitosamente')
  const stored = (await mock.records('notifications')).find(({ reason }) => reason === 'Cambio de discos')
  expect(stored).toMatchObject({
    executionDate: '2098-12-31',
    applicationIds: [3],
    templateId: 1,
    subjectId: 1,
  })
})
