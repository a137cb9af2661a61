import { Key } from 'selenium-webdriver'
import { filled, texts } from '../../support/texts.ts'
import { enter, ownMenu } from '../../support/webkit/people.ts'
import { patience } from '../../support/webkit/part.ts'
import { expect, test } from '../../support/webkit/portal.ts'
import type { Role } from '../../support/webkit/roles.ts'
import type { Tab } from '../../support/webkit/tab.ts'

/** WebKit calls a list of the browser's own a button, as it opens. */
const spoken: Partial<Record<Role, string>> = { combobox: 'button' }

/** The engine computes the roles and names that people hear. */
async function expectSpoken(tab: Tab, controls: readonly (readonly [Role, string])[]): Promise<void> {
  for (const [role, name] of controls)
    await expect
      .poll(() => tab.get(role, name).with((element) => element.getAriaRole()), {
        ...patience,
        message: name,
      })
      .toBe(spoken[role] ?? role)
}

const { cards, list, login, menuSettings, shell, userCard, users } = texts.es
const maria = { user: 'María Gómez Nariño · maria.gomez' }
const item = { name: 'Usuarios' }

test('what the engine tells of the sign-in, a list, a card and a menu is named @release', async ({
  tab,
  mock,
}) => {
  await enter(tab, mock, '/users')
  await expectSpoken(tab, [
    ['navigation', shell.drawer],
    ['button', shell.suiteMenu],
    ['heading', users.title],
    ['searchbox', users.search],
    ['combobox', list.sort],
    ['button', list.more],
    ['table', users.title],
    ['link', 'maria.gomez'],
    ['checkbox', filled(users.select, maria)],
    ['switch', filled(users.stateOf, maria)],
    ['button', filled(users.delete, maria)],
    ['button', list.nextPage],
  ])
  await tab.get('button', list.more).click()
  await expectSpoken(tab, [
    ['button', list.export],
    ['group', list.columns],
    ['checkbox', users.columns.customer],
    ['radio', list.densities.compact],
  ])
  await tab.press(Key.ESCAPE)
  await ownMenu(tab).click()
  await expectSpoken(tab, [['menuitem', shell.signOut]])
  await tab.get('link', 'maria.gomez').click()
  await tab.get('button', cards.edit).click()
  await expectSpoken(tab, [
    ['heading', userCard.titles.edit],
    ['button', cards.back],
    ['tab', userCard.tabs.datos],
    ['textbox', userCard.fields.names],
    ['combobox', userCard.fields.country],
    ['button', cards.cancelEdit],
    ['button', cards.update],
  ])
  await tab.goto('/menuSettings/lateral?app=1')
  await expectSpoken(tab, [
    ['tab', menuSettings.tabs.superior],
    ['combobox', menuSettings.application],
    ['tree', menuSettings.items],
    ['treeitem', item.name],
    ['switch', filled(menuSettings.stateOf, item)],
    ['button', filled(menuSettings.edit, item)],
    ['button', filled(menuSettings.remove, item)],
  ])
  await tab.run(() => sessionStorage.clear())
  await tab.goto('/login')
  await expectSpoken(tab, [
    ['heading', login.title],
    ['textbox', login.user],
    ['textbox', login.password],
    ['button', login.show],
    ['button', login.submit],
    ['link', login.forgot],
  ])
})
