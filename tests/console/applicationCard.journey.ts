import { expectAccessible } from '../support/accessibility.ts'
import { field, fillNew, openEdit, openList } from '../support/applications.ts'
import { chooseByArrows } from '../support/focus.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog, openAs } from '../support/userCard.ts'

const archivo = 13

test('an application is created over four tabs [PRD-21, APP-11, APP-19, APP-48, APP-50, APP-51, APP-55, APP-56]', async ({
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

test('the token policy is edited without a mouse, its contradiction is named first, and what nobody showed is kept [APP-21, APP-32, APP-39, APP-46, APP-58] @firefox', async ({
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
  await expect(unit).toHaveValue('2')
  const warning = /«Duración del token de refresco» no es mayor que «Duración del token»/
  await expect(page.getByRole('tabpanel')).toContainText(warning)
  await expect(page.getByText('Cada token vale 10 horas.')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Actualizar token').press('Enter')
  await expect(dialog(page)).toContainText(warning)
  await expectAccessible(page)
  await button(dialog(page), 'Guardar').press('Enter')
  await expect(page.getByText('Las opciones de token han sido actualizados')).toBeVisible()
  const stored = await mock.record('applications', 'archivo')
  expect(stored).toMatchObject({ amountTime: 10, timeUnit: 2, isFreeTrial: false, version: '3.4.1' })
})

test('the policy in words stays beside the fields while they are edited, and below them where there is no room; a contradiction is read with its field [beyond 19]', async ({
  page,
}) => {
  await openEdit(page, archivo, '/token')
  const words = page.getByRole('region', { name: 'La política en palabras' })
  const last = field(page, 'Máximo de tokens de refresco por usuario')
  await last.fill('9')
  await field(page, 'Máximo de tokens de refresco').fill('4')
  await expect(last).toHaveAccessibleDescription('Es mayor que «Máximo de tokens de refresco».')
  await last.focus()
  await expect(words.getByRole('heading').first()).toBeInViewport()
  await expect(words).toContainText('«Máximo de tokens de refresco por usuario» es mayor que')
  expect((await words.boundingBox())!.x).toBeGreaterThan((await last.boundingBox())!.x)

  await page.setViewportSize({ width: 390, height: 844 })
  const tops = await Promise.all(
    [field(page, 'Unidad de la duración del token de restablecimiento de contraseña'), words, last].map(
      async (part) => (await part.boundingBox())!.y,
    ),
  )
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  await expectAccessible(page)
})

test('each tab opens as text, accessible in every width [APP-17, APP-20, APP-22, APP-44]', async ({
  page,
}) => {
  await openAs(page, `/apps/${archivo}`)
  for (const [name, title] of [
    ['Datos Básicos', 'Detalle de datos básicos'],
    ['Token', 'Detalles de token'],
    ['Contraseña', 'Detalles de contraseña'],
    ['Configuración', 'Detalles de configuración'],
  ] as const) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0)
    }
    await expectAccessible(page)
  }
})

test('unsaved changes are asked about on every way out [APP-52, APP-53]', async ({ page, mock }) => {
  await openEdit(page, archivo)
  await field(page, 'Descripción').fill('Otra')
  const ways = [
    () => button(page, 'Volver').click(),
    () => button(page, 'Cancelar edición').click(),
    () => page.getByRole('tab', { name: 'Token' }).click(),
    () =>
      page.getByRole('navigation', { name: 'Menú lateral' }).getByRole('link', { name: 'Usuarios' }).click(),
  ]
  for (const way of ways) {
    await way()
    await expect(dialog(page)).toHaveAccessibleName('Hiciste modificaciones ¿Deseas actualizarlas?')
    await button(dialog(page), 'Seguir editando').click()
    await expect(field(page, 'Descripción')).toHaveValue('Otra')
  }
  await button(page, 'Cancelar edición').click()
  await button(dialog(page), 'Descartar').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detalle de datos básicos')
  expect(await mock.record('applications', 'archivo')).toMatchObject({ description: 'Gestión documental' })
})
