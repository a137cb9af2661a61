import type { TFunction } from 'i18next'
import type { Application } from '#contracts/applications.ts'
import '#shared/list/listTexts.ts'
import '../applicationsTexts.ts'
import { nameOf } from './applicationList.ts'
import { durationText } from './duration.ts'

export type RowTexts = ReturnType<typeof rowTexts>

/** What every row says, looked up once for all of them. */
export function rowTexts(t: TFunction<['applications', 'list']>) {
  const about = (text: string): ((name: string) => string) => {
    const [before = '', after = ''] = text.split(place)
    return (name) => before + name + after
  }
  const select = about(t('applications:select', { name: place }))
  return {
    selectRow: (application: Application) => select(nameOf(application)),
    stateOf: about(t('applications:stateOf', { name: place })),
    columns: t('applications:columns', { returnObjects: true }),
    active: t('list:active'),
    inactive: t('list:inactive'),
    duration: ({ amountTime, timeUnit }: Application) => durationText(amountTime, timeUnit, t),
    acceptState: (turnsOn: boolean) => t(turnsOn ? 'list:activate' : 'list:deactivate'),
    askState: (turnsOn: boolean) => t(turnsOn ? 'applications:askActivate' : 'applications:askDeactivate'),
  }
}

/** Stands for the name of an application where a text is cut in two; no text of ours has one. */
const place = '\u{fffc}'
