import type { TFunction } from 'i18next'
import { textProblem } from '#shared/fields/textRules.ts'
import { isActive } from '#shared/records/activeState.ts'
import type { ApplicationField, ApplicationForm } from '../fields.ts'

export type CardTexts = TFunction<['applicationCard', 'common', 'list']>

/** The words of each choice, by its value. */
export function choicesOf(t: CardTexts): Partial<Record<ApplicationField, Readonly<Record<string, string>>>> {
  const units = t('applicationCard:units', { returnObjects: true })
  return {
    typeApplication: t('applicationCard:types', { returnObjects: true }),
    timeUnit: units,
    refreshTokenExpirationTimeUnit: units,
    userActivateTokenTimeUnit: units,
    assignPasswordTokenTimeUnit: units,
    passwordTypeExpiration: t('applicationCard:passwordUnits', { returnObjects: true }),
    mechanismAfterSetPass: t('applicationCard:after', { returnObjects: true }),
  }
}

/** A value as people know it; an unknown one is shown as it is (decision D12). */
export function fieldText(field: ApplicationField, form: ApplicationForm, t: CardTexts): string {
  const value = form[field]
  if (field === 'idState') return t(isActive(form.idState) ? 'list:active' : 'list:inactive')
  if (value === null) return ''
  if (typeof value === 'boolean') return t(value ? 'applicationCard:yes' : 'applicationCard:no')
  return choicesOf(t)[field]?.[String(value)] ?? String(value)
}

/** What is wrong with a field, letter for letter as the specification says it. */
export function problemText(problem: string, t: CardTexts): string {
  const [kind, limit] = problem.split(':')
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
