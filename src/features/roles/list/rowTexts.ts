import type { Namespaces, Translate } from '#shared/texts/Translate.ts'
import type { Role } from '#contracts/roles.ts'
import { textAbout } from '#shared/list/textAbout.ts'
import { nameOf } from './roleList.ts'

export type RowTexts = ReturnType<typeof rowTexts>

/** Texts shared by all rows, translated once. */
export function rowTexts(t: Translate<['roles', 'list']>) {
  const select = textAbout((name) => t('roles:select', { name }))
  const peek = textAbout((name) => t('list:peek', { name }))
  return {
    peekRow: (role: Role) => peek(nameOf(role)),
    selectRow: (role: Role) => select(nameOf(role)),
    stateOf: textAbout((name) => t('roles:stateOf', { name })),
    heading: (column: keyof Namespaces['roles']['columns']) => t(`roles:columns.${column}`),
    active: t('list:active'),
    inactive: t('list:inactive'),
    acceptState: (turnsOn: boolean) => t(turnsOn ? 'roles:activate' : 'roles:inactivate'),
    askState: (turnsOn: boolean) => t(turnsOn ? 'roles:askActivate' : 'roles:askInactivate'),
    willBeInactive: t('roles:willBeInactive'),
  }
}
