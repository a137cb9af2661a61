import type { Namespaces, Translate } from '#shared/texts/Translate.ts'
import type { Privilege } from '#contracts/privileges.ts'
import { textAbout } from '#shared/list/textAbout.ts'
import { nameOf } from './privilegeList.ts'

export type RowTexts = ReturnType<typeof rowTexts>

/** What every row says, looked up once for all of them. */
export function rowTexts(t: Translate<['privileges', 'list']>) {
  const select = textAbout((name) => t('privileges:select', { name }))
  const peek = textAbout((name) => t('list:peek', { name }))
  return {
    peekRow: (privilege: Privilege) => peek(nameOf(privilege)),
    selectRow: (privilege: Privilege) => select(nameOf(privilege)),
    stateOf: textAbout((name) => t('privileges:stateOf', { name })),
    licenceOf: textAbout((name) => t('privileges:licenceOf', { name })),
    heading: (column: keyof Namespaces['privileges']['columns']) => t(`privileges:columns.${column}`),
    active: t('list:active'),
    inactive: t('list:inactive'),
    yes: t('privileges:yes'),
    no: t('privileges:no'),
    follows: (turnsOn: boolean) => (turnsOn ? null : t('privileges:offFollows', { count: 1 })),
    askUse: t('privileges:askUse'),
    acceptState: (turnsOn: boolean) => t(turnsOn ? 'privileges:activate' : 'privileges:inactivate'),
    askState: (turnsOn: boolean) => t(turnsOn ? 'privileges:askActivate' : 'privileges:askInactivate'),
    askLicence: (turnsOn: boolean) =>
      t(turnsOn ? 'privileges:askActivateLicence' : 'privileges:askInactivateLicence'),
  }
}
