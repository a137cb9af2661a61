import type { TFunction } from 'i18next'
import type { Application } from '#contracts/applications.ts'
import { userLimits, type Country, type DocumentType, type UserType } from '#contracts/users.ts'
import { textProblem, type TextProblem } from '#shared/fields/textRules.ts'
import { findCountry, type FieldProblem, type UserField, type UserForm } from '../form.ts'

type Texts = TFunction<['userCard', 'common']>

/** The choices that the service offers, as far as they are known. */
export type Choices = {
  applications: readonly Application[]
  countries: readonly Country[]
  userTypes: readonly UserType[]
  documentTypesOf: (countryCode: string) => readonly DocumentType[]
}

/** A value as people know it; an unknown one is shown as it is (decision D12). */
export function fieldText(field: UserField, form: UserForm, choices: Choices, t: Texts): string {
  const value = form[field]
  const country = findCountry(choices.countries, form.country)
  switch (field) {
    case 'country':
      return country?.name ?? value
    case 'documentTypeId': {
      const types = country ? choices.documentTypesOf(country.countryCode) : []
      return types.find((type) => String(type.documentTypeId) === value)?.documentTypeDescription ?? value
    }
    case 'idTypeUser':
      return choices.userTypes.find(({ id }) => String(id) === value)?.name ?? value
    case 'idstate':
      if (value === '0') return t('userCard:active')
      return value === '1' ? t('userCard:inactive') : value
    default:
      return value
  }
}

/** What is wrong with a field, letter for letter as the specification says it. */
export function problemText(field: UserField, problem: FieldProblem, t: Texts): string {
  switch (problem) {
    case 'emailFormat':
      return t('common:emailFormat')
    case 'documentTooLong':
      return t('userCard:problems.documentTooLong', { max: userLimits.document })
    case 'taken':
      return t(field === 'email' ? 'userCard:problems.emailTaken' : 'userCard:problems.userNameTaken')
    default:
      return textProblem(problem) ?? t(`userCard:problems.${problem as Exclude<typeof problem, TextProblem>}`)
  }
}
