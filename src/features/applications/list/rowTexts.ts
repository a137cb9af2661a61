import type { Namespaces, Translate } from '#shared/texts/Translate.ts'
import type { Application } from '#contracts/applications.ts'
import { textAbout } from '#shared/list/textAbout.ts'
import { nameOf } from './applicationList.ts'
import { durationText } from './duration.ts'

export type RowTexts = ReturnType<typeof rowTexts>

/** Texts of rows, looked up once. */
export function rowTexts(t: Translate<['applications', 'list']>) {
  const select = textAbout((name) => t('applications:select', { name }))
  const peek = textAbout((name) => t('list:peek', { name }))
  return {
    peekRow: (application: Application) => peek(nameOf(application)),
    selectRow: (application: Application) => select(nameOf(application)),
    stateOf: textAbout((name) => t('applications:stateOf', { name })),
    heading: (column: keyof Namespaces['applications']['columns']) => t(`applications:columns.${column}`),
    active: t('list:active'),
    inactive: t('list:inactive'),
    duration: ({ amountTime, timeUnit }: Application) => durationText(amountTime, timeUnit, t),
    askUse: t('applications:askUse'),
    follows: (name: string) => (turnsOn: boolean) =>
      turnsOn ? null : t('applications:nobodyEnters', { name }),
    acceptState: (turnsOn: boolean) => t(turnsOn ? 'list:activate' : 'list:deactivate'),
    askState: (turnsOn: boolean) => t(turnsOn ? 'applications:askActivate' : 'applications:askDeactivate'),
  }
}
