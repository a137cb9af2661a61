import { Key, Origin } from 'selenium-webdriver'
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

test('an item is dragged into another one, returns by Esc, and no text is selected @release', async ({
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
