import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/portal.ts'
import { button, openAs } from '../support/userCard.ts'

const required = 'Campo obligatorio.'
const inDialog = (page: Page): Locator => page.getByRole('dialog')

type Form = {
  address: string
  /** What opens the form, where its address does not. */
  open?: string
  /** What is pressed to be told. */
  go: (page: Page) => Locator
  fields: readonly string[]
}

/** Every form of the console with the fields that it requires. The last tab of an application leads to its first one. */
const forms: Record<string, Form> = {
  'of a user': {
    address: '/users/new',
    go: (page) => button(page, 'Siguiente'),
    fields: [
      'Nombre de usuario',
      'Correo electrónico',
      'Nombres',
      'Apellidos',
      'País',
      'Tipo de documento',
      'Número de documento',
      'Tipo de usuario',
    ],
  },
  'of an application': {
    address: '/apps/new',
    go: (page) => button(page, 'Siguiente'),
    fields: [
      'Nombre aplicación',
      'Nombre comercial de la aplicación',
      'URL aplicación',
      'URL Landing',
      'URL asignación de contraseña',
    ],
  },
  'of the tokens of an application': {
    address: '/apps/new/token',
    go: (page) => button(page, 'Siguiente'),
    fields: [
      'Duración del token',
      'Unidad de la duración del token',
      'Duración del token de refresco',
      'Unidad de la duración del token de refresco',
      'Duración del token de activación de usuario',
      'Unidad de la duración del token de activación de usuario',
      'Duración del token de restablecimiento de contraseña',
      'Unidad de la duración del token de restablecimiento de contraseña',
    ],
  },
  'of the passwords of an application': {
    address: '/apps/new/contrasena',
    go: (page) => button(page, 'Siguiente'),
    fields: ['Cantidad de cambios de contraseña', 'Expiración de contraseña', 'Unidad de tiempo'],
  },
  'of a privilege': {
    address: '/privileges/new',
    go: (page) => button(page, 'Guardar'),
    fields: ['Nombre'],
  },
  'of a role': { address: '/roles/new', go: (page) => button(page, 'Siguiente'), fields: ['Nombre'] },
  'of a notification': {
    address: '/notifications/new',
    go: (page) => button(page, 'Guardar'),
    fields: ['Motivo', 'Aplicaciones', 'Plantilla', 'Asunto', 'Fecha de envío'],
  },
  'of a menu item': {
    address: '/menuSettings/lateral?app=1',
    open: 'Crear Menu',
    go: (page) => button(inDialog(page), 'Siguiente'),
    fields: ['Nombre', 'Privilegios', 'URL'],
  },
  'of a suite item': {
    address: '/menuSettings/suite?app=1',
    open: 'Crear Menu',
    go: (page) => button(inDialog(page), 'Crear item'),
    fields: ['Nombre ítem', 'URL de presentación', 'URL de la aplicación'],
  },
}

for (const [what, { address, open, go, fields }] of Object.entries(forms))
  test(`the form ${what} says at each field that it requires and nobody filled in that it is required [UCO-07]`, async ({
    page,
  }) => {
    await openAs(page, address)
    if (open) await button(page, open).click()
    // A choice beside a field can have its name.
    const notRadio = page.locator(':not([type=radio])')
    const form = open ? inDialog(page) : page.getByRole('main')
    await expect(form.getByText(required)).toHaveCount(0)
    await go(page).click()
    await expect(form.getByText(required)).toHaveCount(fields.length)
    for (const name of fields)
      await expect(form.getByLabel(name, { exact: true }).and(notRadio)).toHaveAccessibleDescription(
        /^Campo obligatorio\./,
      )
  })
