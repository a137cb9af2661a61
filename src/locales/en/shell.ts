import type { shell as model } from '../es/shell.ts'
import type { Translation } from '../Translation.ts'

export const shell: Translation<typeof model> = {
  changes: 'Changes in this session',
  palette: 'Search or go to…',
  keys: 'Keyboard shortcuts',
  preferences: 'My preferences',
  signOut: 'Sign out',
  drawer: 'Side menu',
  openDrawer: 'Open the side menu',
  closeDrawer: 'Close the side menu',
  version: 'Version',
  topMenu: 'Top menu',
  more: 'More',
  userMenu: 'User menu',
  applications: 'My applications',
  suiteMenu: 'Applications menu',
  suiteTitle: 'Applications of the suite',
  suiteEmpty: 'There are no applications to show.',
  menuFailed: 'We could not load this menu.',
  drawerFailed: 'We could not load your menu; this is the basic one.',
  drawerPartial: 'We could not read part of your menu, so we added the basic screens.',
  oldBrowser:
    'Your browser is old, and parts of the console may not work. Update it, or use a recent version of Chrome, Edge, Firefox or Safari.',
  language: 'Language',
  look: 'Appearance',
  looks: { system: 'System', light: 'Light', dark: 'Dark' },
  drafts: 'Save drafts on this computer',
  draftChoices: { yes: 'Yes', no: 'No' },
}
