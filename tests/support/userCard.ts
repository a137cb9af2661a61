import type { Locator, Page } from '@playwright/test'
import type { MockControl } from './mockControl.ts'
import { holdSession, ownMenu } from './people.ts'
import { expect } from './portal.ts'

/** Labels of the text fields on the tab 'Datos'. */
export const lines = {
  userName: 'Nombre de usuario',
  email: 'Correo electrónico',
  names: 'Nombres',
  surnames: 'Apellidos',
  document: 'Número de documento',
  phoneNumber: 'Teléfono',
} as const
export type Line = keyof typeof lines

export const line = (page: Page, name: Line): Locator =>
  page.getByRole('tabpanel').getByLabel(lines[name], { exact: true })

/** A read-only value by its label. */
export const detail = (page: Page, label: string): Locator =>
  page
    .getByRole('main')
    .locator('.card-detail')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition')

export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true })

export const alertDialog = (page: Page): Locator => page.getByRole('alertdialog')

export const tab = (page: Page, name: 'Datos' | 'empresas' | 'roles'): Locator =>
  page.getByRole('tab', { name })

/** The link to a section of a record in view mode. */
export const section = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name })

/** Signs in and opens an address of the console with one page load. */
export async function openAs(page: Page, path: string, userName = 'admin'): Promise<void> {
  await holdSession(page, userName)
  await page.goto(path)
  await expect(ownMenu(page)).toBeVisible()
}

/** Opens the card of an existing user for editing. */
export async function openEdit(page: Page, id: number): Promise<void> {
  await openAs(page, `/users/${id}`)
  await button(page, 'Editar').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Editar usuario' })).toBeVisible()
}

export const newcomer = {
  userName: 'recien.llegada',
  email: 'recien.llegada@suite.test',
  names: 'Recién',
  surnames: 'Llegada',
  document: '1020304050',
  phoneNumber: '3101234567',
} as const satisfies Record<Line, string>

/** Fills the card of a new user; ends on its last tab, where it is saved. */
export async function fillNew(page: Page, values: Partial<Record<Line, string>> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...newcomer, ...values })) {
    await line(page, name as Line).fill(value)
  }
  await page.getByLabel('País').selectOption({ label: 'Colombia' })
  await page.getByLabel('Tipo de documento').selectOption({ index: 1 })
  await page.getByLabel('Tipo de usuario').selectOption({ label: 'Usuario' })
  await button(page, 'Siguiente').click()
  await page
    .getByRole('checkbox', { name: /^Empresa principal / })
    .first()
    .check()
  await button(page, 'Siguiente').click()
  await page
    .getByRole('checkbox', { name: /^Asignado / })
    .first()
    .check()
}

/** Two users who can be switched off and deleted. */
export async function family(mock: MockControl, surnames: string): Promise<void> {
  await mock.change('users', 101, {
    surnames,
    idTypeUser: 2,
    idstate: 0,
    userName: 'la.una',
    isDeleted: false,
  })
  await mock.change('users', 102, { surnames, idTypeUser: 2, idstate: 0, isDeleted: false })
}
