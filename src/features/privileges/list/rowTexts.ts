import type { TFunction } from 'i18next'
import type { Privilege } from '#contracts/privileges.ts'
import '#shared/list/listTexts.ts'
import '../privilegesTexts.ts'
import { nameOf } from './privilegeList.ts'

export type RowTexts = ReturnType<typeof rowTexts>

/** What every row says, looked up once for all of them. */
export function rowTexts(t: TFunction<['privileges', 'list']>) {
  const about = (text: string): ((name: string) => string) => {
    const [before = '', after = ''] = text.split(place)
    return (name) => before + name + after
  }
  const select = about(t('privileges:select', { name: place }))
  return {
    selectRow: (privilege: Privilege) => select(nameOf(privilege)),
    stateOf: about(t('privileges:stateOf', { name: place })),
    licenceOf: about(t('privileges:licenceOf', { name: place })),
    columns: t('privileges:columns', { returnObjects: true }),
    active: t('list:active'),
    inactive: t('list:inactive'),
    yes: t('privileges:yes'),
    no: t('privileges:no'),
    acceptState: (turnsOn: boolean) => t(turnsOn ? 'privileges:activate' : 'privileges:inactivate'),
    askState: (turnsOn: boolean) => t(turnsOn ? 'privileges:askActivate' : 'privileges:askInactivate'),
    askLicence: (turnsOn: boolean) =>
      t(turnsOn ? 'privileges:askActivateLicence' : 'privileges:askInactivateLicence'),
  }
}

/** Stands for the name of a privilege where a text is cut in two; no text of ours has one. */
const place = '\u{fffc}'
