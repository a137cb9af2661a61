import { expectAccessible } from '../support/accessibility.ts'
import { field, fillNew, openEdit, openList } from '../support/applications.ts'
import { chooseByArrows } from '../support/focus.ts'
import { expect, test } from '../support/portal.ts'
import { seeToast } from '../support/messages.ts'
import { button, alertDialog } from '../support/userCard.ts'

const archivo = 13

test('an application is created over four tabs [PRD-21, APP-11, APP-19, APP-48, APP-50, APP-51, APP-55, APP-56] @release', async ({
  page,
  mock,
}) => {
  await openList(page)
  await page.getByRole('link', { name: 'Crear aplicación' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nueva aplicación')
  await button(page, 'Siguiente').click()
  await expect(field(page, 'Nombre aplicación')).toBeFocused()
  await expect(field(page, 'Nombre aplicación')).toHaveAccessibleDescription('Campo obligatorio.')
  await expectAccessible(page)
  await fillNew(page, 'agenda')
  await expectAccessible(page)
  await button(page, 'Guardar').click()
  await expect(page.getByText('La aplicación fue creada con éxito')).toBeVisible()
  await expect(page).toHaveURL(/\/apps$/)
  expect(await mock.record('applications', 'agenda')).toMatchObject({
    title: 'Agenda',
    amountTime: 30,
    timeUnit: 1,
    passwordTypeExpiration: 3,
    idState: 0,
  })
})

test('the token policy is edited by keyboard, its summary and contradictions beside it [beyond 19] @firefox-release @release', async ({
  page,
  mock,
}) => {
  await openEdit(page, archivo, '/token')
  const duration = field(page, 'Duración del token')
  await duration.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('9')
  await page.keyboard.press('ArrowUp')
  await expect(duration).toHaveValue('10')
  const unit = field(page, 'Unidad de la duración del token')
  await unit.focus()
  await chooseByArrows(unit, 'Horas')
  const warning = /«Duración del token de refresco» no es mayor que «Duración del token»/
  const words = page.getByRole('region', { name: 'La política en palabras' })
  await expect(words).toContainText(warning)
  await expect(words).toContainText('Cada token vale 10 horas.')
  const last = field(page, 'Máximo de tokens de refresco por usuario')
  await last.focus()
  await expect(words.getByRole('heading').first()).toBeInViewport()
  expect((await words.boundingBox())!.x).toBeGreaterThan((await last.boundingBox())!.x)
  await button(page, 'Revisar cambios').press('Enter')
  await expect(alertDialog(page)).toContainText(warning)
  await button(alertDialog(page), 'Guardar').press('Enter')
  await seeToast(page, 'Las opciones de token han sido actualizados')
  expect(await mock.record('applications', 'archivo')).toMatchObject({ amountTime: 10, timeUnit: 2 })
})
