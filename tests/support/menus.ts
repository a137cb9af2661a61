import { expect, type Locator, type Page } from '@playwright/test'
import { openAs } from './userCard.ts'
import type { MockControl } from './mockControl.ts'

export const tree = (page: Page, name = 'Ítems del menú'): Locator => page.getByRole('tree', { name })

export const item = (page: Page, name: string): Locator => page.getByRole('treeitem', { name, exact: true })

/** Level and name of each row of the tree. */
export async function rowsOf(page: Page, name?: string): Promise<string[]> {
  return tree(page, name)
    .getByRole('treeitem')
    .evaluateAll((rows) =>
      rows
        .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
        .map((row) => `${row.getAttribute('aria-level')} ${row.querySelector('.tree-name')!.textContent}`),
    )
}

type StoredItem = { name: string; children?: (string | StoredItem)[]; [field: string]: unknown }

/** Items as stored by a service, with keys from their names. */
function stored(...items: (string | StoredItem)[]): object[] {
  return items.map((one) => {
    const { children = [], ...fields } = typeof one === 'string' ? { name: one } : one
    return {
      key: fields.name.padEnd(10, '0'),
      url: '/users',
      privilege: ['CONSOLA_CONSULTAR'],
      ...fields,
      children: stored(...children),
    }
  })
}

/** Stores a menu of colnomina like another administrator. */
export async function putMenu(
  mock: MockControl,
  location: number,
  ...items: (string | StoredItem)[]
): Promise<void> {
  const { idapplication } = await placeOf(mock, location)
  const found = await storedMenu(mock, location)
  await mock.change('menus', found?.id ?? 900 + location, {
    id: found?.id ?? 900 + location,
    idapplication,
    idmenulocation: location,
    numberRows: 0,
    menujson: JSON.stringify(stored(...items)),
  })
}

async function placeOf(mock: MockControl, location: number) {
  const applications = await mock.records('applications')
  const { id } = applications.find(({ name }) => name === 'colnomina')!
  return { idapplication: id, idmenulocation: location }
}

/** The stored menu of colnomina. */
async function storedMenu(mock: MockControl, location: number) {
  const { idapplication } = await placeOf(mock, location)
  const menus = await mock.records('menus')
  return menus.find((menu) => menu.idapplication === idapplication && menu.idmenulocation === location)
}

/** The stored menu by names: `A(B) C`. */
export async function storedShape(mock: MockControl, location: number): Promise<string> {
  type Named = { name: string; children?: Named[] }
  const shape = (items: Named[]): string =>
    items
      .map(({ name, children = [] }) => (children.length > 0 ? `${name}(${shape(children)})` : name))
      .join(' ')
  return shape(JSON.parse((await storedMenu(mock, location))?.menujson ?? '[]') as Named[])
}

/** Opens a menu of colnomina. */
export async function openMenu(
  page: Page,
  mock: MockControl,
  tab = 'lateral',
  location = 1,
  noChanges = 'No hay cambios para guardar',
): Promise<void> {
  const { idapplication } = await placeOf(mock, location)
  await openAs(page, `/menuSettings/${tab}?app=${idapplication}`)
  await expect(page.getByText(noChanges)).toBeVisible()
}
