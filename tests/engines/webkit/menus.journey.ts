import { writeFileSync } from 'node:fs'
import { Key, Origin } from 'selenium-webdriver'
import { picture } from '#mock/seed/picture.ts'
import type { MockControl } from '../../support/mockControl.ts'
import { putMenu, storedShape } from '../../support/menus.ts'
import { enter } from '../../support/webkit/people.ts'
import { expect, test } from '../../support/webkit/portal.ts'
import { patience } from '../../support/webkit/part.ts'
import type { Tab } from '../../support/webkit/tab.ts'

const item = (tab: Tab, name: string) => tab.get('treeitem', name)

/** Level and name of each row of the tree. */
const rowsOf = (tab: Tab): Promise<string[]> =>
  tab.run(() =>
    [...document.querySelectorAll('[role=treeitem]')]
      .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
      .map((row) => `${row.getAttribute('aria-level')} ${row.querySelector('.tree-name')!.textContent}`),
  )

/** Opens the drawer's menu of colnomina, with some items. */
async function openMenu(tab: Tab, mock: MockControl): Promise<void> {
  await putMenu(mock, 1, 'Uno', { name: 'Dos', children: ['Tres'] }, 'Cuatro')
  const { id } = (await mock.records('applications')).find(({ name }) => name === 'colnomina')!
  await enter(tab, mock, `/menuSettings/lateral?app=${id}`)
  await item(tab, 'Cuatro').isThere()
}

async function save(tab: Tab): Promise<void> {
  await tab.get('button', 'Guardar menú').click()
  await tab.sees('¡Menú modificado exitosamente!')
}

test('items are moved by keys, taken back and saved', async ({ tab, mock }) => {
  await openMenu(tab, mock)
  await item(tab, 'Cuatro').press([Key.ALT, Key.ARROW_UP])
  await expect.poll(() => rowsOf(tab), patience).toEqual(['1 Uno', '1 Cuatro', '1 Dos', '2 Tres'])
  await tab.press([Key.ALT, Key.ARROW_RIGHT])
  const built = ['1 Uno', '2 Cuatro', '1 Dos', '2 Tres']
  await expect.poll(() => rowsOf(tab), patience).toEqual(built)
  await tab.press([Key.ALT, Key.ARROW_LEFT])
  await expect.poll(() => rowsOf(tab), patience).toEqual(['1 Uno', '1 Cuatro', '1 Dos', '2 Tres'])
  await tab.press([Key.CONTROL, 'z'])
  await expect.poll(() => rowsOf(tab), patience).toEqual(built)
  expect(await item(tab, 'Cuatro').isFocused()).toBe(true)
  await save(tab)
  expect(await storedShape(mock, 1)).toBe('Uno(Cuatro) Dos(Tres)')
})

test('an item is dragged into another one, back by Esc, and no text is selected on the way', async ({
  tab,
  mock,
}) => {
  await openMenu(tab, mock)
  const drag = (name: string, to: string, then: (actions: ReturnType<typeof tab.driver.actions>) => void) =>
    item(tab, name).with(async (from) =>
      item(tab, to).with(async (target) => {
        const actions = tab.driver.actions()
        actions
          .move({ origin: from, x: 0, y: 0 })
          .press()
          .move({ origin: Origin.POINTER, x: 3, y: -8 })
          .move({ origin: target, x: 60, y: 4 })
          .move({ origin: target, x: 60, y: 0 })
        then(actions)
        await actions.perform()
      }),
    )
  await drag('Cuatro', 'Uno', (actions) => actions.sendKeys(Key.ESCAPE).release())
  await expect.poll(() => rowsOf(tab), patience).toEqual(['1 Uno', '1 Dos', '2 Tres', '1 Cuatro'])
  await drag('Cuatro', 'Uno', (actions) => actions.release())
  await expect.poll(() => rowsOf(tab), patience).toEqual(['1 Uno', '2 Cuatro', '1 Dos', '2 Tres'])
  expect(await tab.run(() => getSelection()!.toString())).toBe('')
  await save(tab)
  expect(await storedShape(mock, 1)).toBe('Uno(Cuatro) Dos(Tres)')
})

const itemDialog = (tab: Tab) => tab.css('dialog[open]')

/** Opens the icons of an item in the drawer's menu of the portal's own application. */
async function openIcons(tab: Tab, mock: MockControl, name: string): Promise<void> {
  await enter(tab, mock, '/menuSettings/lateral?app=1')
  await tab.get('button', `Editar ${name}`).press(Key.ENTER)
  await expect.poll(() => itemDialog(tab).get('textbox', 'Nombre').isFocused(), patience).toBe(true)
  await itemDialog(tab).get('button', 'Siguiente').click()
  await tab.get('listbox', 'Todos los íconos').isThere()
}

test('an icon is found by its name and chosen by keys, and stands in the drawer once the menu is saved', async ({
  tab,
  mock,
}) => {
  await openIcons(tab, mock, 'Usuarios')
  await tab.get('searchbox', 'Buscar íconos').press('fabrica')
  const options = tab.get('listbox').get('option')
  await expect.poll(() => options.count(), patience).toBe(1)
  await tab.press(Key.TAB, Key.TAB)
  await expect.poll(() => options.isFocused(), patience).toBe(true)
  await tab.press(Key.ENTER)
  const frame = itemDialog(tab).css('.item-icon-frame path')
  const before = await frame.attribute('d')
  await tab.get('button', 'Cargar').click()
  await expect.poll(() => frame.attribute('d'), patience).not.toBe(before)
  const shape = await frame.attribute('d')
  await tab.get('button', 'Actualizar ítem').click()
  await itemDialog(tab).isGone()
  await save(tab)
  const drawn = (): Promise<string | null> =>
    tab.run(() => document.querySelector('nav a[href="/users"] path')?.getAttribute('d') ?? null)
  await expect.poll(drawn, patience).toBe(shape)
})

test('a picture is uploaded and stands in the drawer once the menu is saved', async ({
  tab,
  mock,
}, testInfo) => {
  const file = testInfo.outputPath('rol.png')
  writeFileSync(file, picture(48, [119, 119, 119]))
  await openIcons(tab, mock, 'Roles')
  await tab.get('radio', 'Imagen propia').click()
  await tab.css('dialog[open] input[type=file]').upload(file)
  await tab.get('button', 'Cargar').click()
  await expect
    .poll(() => itemDialog(tab).css('.item-icon-frame img').attribute('src'), patience)
    .toMatch(/\/uploads\/.+\.png$/)
  await tab.get('button', 'Actualizar ítem').click()
  await save(tab)
  const width = (): Promise<number> =>
    tab.run(() => document.querySelector<HTMLImageElement>('nav a[href="/roles"] img')?.naturalWidth ?? 0)
  await expect.poll(width, patience).toBe(48)
})
