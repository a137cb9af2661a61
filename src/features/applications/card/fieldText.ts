import type { Translate } from '#shared/texts/Translate.ts'
import { textProblem } from '#shared/fields/textRules.ts'
import { stateText } from '#shared/list/stateText.ts'
import type { ApplicationField, ApplicationForm } from '../fields.ts'

export type CardTexts = Translate<['applicationCard', 'common', 'list']>

/** Labels of each choice by value. */
export function choicesOf(t: CardTexts): Partial<Record<ApplicationField, Readonly<Record<string, string>>>> {
  const units = {
    '1': t('applicationCard:units.1'),
    '2': t('applicationCard:units.2'),
    '3': t('applicationCard:units.3'),
  }
  return {
    typeApplication: { true: t('applicationCard:types.true'), false: t('applicationCard:types.false') },
    timeUnit: units,
    refreshTokenExpirationTimeUnit: units,
    userActivateTokenTimeUnit: units,
    assignPasswordTokenTimeUnit: units,
    passwordTypeExpiration: {
      '3': t('applicationCard:passwordUnits.3'),
      '4': t('applicationCard:passwordUnits.4'),
    },
    mechanismAfterSetPass: { '1': t('applicationCard:after.1'), '2': t('applicationCard:after.2') },
  }
}

/** Display text of a value; an unknown one is unchanged (decision D12). */
export function fieldText(field: ApplicationField, form: ApplicationForm, t: CardTexts): string {
  const value = form[field]
  if (field === 'idState') return stateText(form.idState, t)
  if (value === null) return ''
  if (typeof value === 'boolean') return t(value ? 'applicationCard:yes' : 'applicationCard:no')
  return choicesOf(t)[field]?.[String(value)] ?? String(value)
}

/** Specified message of a problem. */
export function problemText(problem: string, t: CardTexts): string {
  const [kind, limit = ''] = problem.split(':')
  switch (kind) {
    case 'tooLarge':
    case 'tooSmall':
      return t(`applicationCard:problems.${kind}`, { limit })
    case 'titleShort':
    case 'characters':
    case 'url':
    case 'zero':
      return t(`applicationCard:problems.${kind}`)
    default:
      return textProblem(problem) ?? problem
  }
}
