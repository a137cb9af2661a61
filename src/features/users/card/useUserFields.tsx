import type { ReactElement } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { userLimits } from '#contracts/users.ts'
import { FormSelect } from '#shared/fields/FormSelect.tsx'
import { FormText } from '#shared/fields/FormText.tsx'
import { emailCharacters, nameCharacters, userNameCharacters } from '#shared/fields/characters.ts'
import { textProblem, type TextProblem } from '#shared/fields/textRules.ts'
import type { Translate } from '#shared/texts/Translate.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import {
  findCountry,
  finishedPhone,
  hasLetters,
  phoneCharacters,
  typedPhone,
  type FieldProblem,
  type UserField,
  type UserForm,
} from './form.ts'
import { useChoices, useDocumentTypes } from './useChoices.ts'
import type { UniqueField, TabChecks } from './useTabChecks.ts'

export type UserFieldsProps = {
  form: UseFormReturn<UserForm>
  isReadOnly: boolean
  checks: Pick<TabChecks, 'checkUnique' | 'isChecking' | 'uniqueProblem'>
}

/** Every field of a user with its rules, to be placed by the caller. */
export function useUserFields({
  form,
  isReadOnly,
  checks,
}: UserFieldsProps): Record<Exclude<UserField, 'idstate'>, ReactElement> {
  const { t } = useTranslation(['userCard', 'common'])
  const { country, userType, countries } = useChoices()
  const chosenCountry = form.watch('country')
  const documentTypes = useDocumentTypes(chosenCountry)

  const field = (name: UserField) => ({
    form,
    name,
    isReadOnly,
    isRequired: name !== 'phoneNumber',
    label: t(`userCard:fields.${name}`),
    problemText: (problem: string) => problemText(name, problem as FieldProblem, t),
  })
  const uniqueField = (name: UniqueField) => ({
    ...field(name),
    // Watched, because the service’s verdict belongs to one value only.
    problem: form.watch(name) === '' ? undefined : checks.uniqueProblem(name),
    hint: checks.isChecking(name) && t('userCard:checking'),
    onFinished: () => void checks.checkUnique(name),
  })

  function judgeDocument(): void {
    const { error, isTouched } = form.getFieldState('document')
    if (error || isTouched) void form.trigger('document')
  }

  return {
    userName: <FormText {...uniqueField('userName')} characters={userNameCharacters} />,
    email: <FormText {...uniqueField('email')} characters={emailCharacters} inputMode="email" />,
    idTypeUser: <FormSelect {...field('idTypeUser')} options={userType} />,
    names: <FormText {...field('names')} characters={nameCharacters} />,
    surnames: <FormText {...field('surnames')} characters={nameCharacters} />,
    phoneNumber: (
      <FormText
        {...field('phoneNumber')}
        characters={phoneCharacters}
        written={typedPhone}
        finish={finishedPhone}
        inputMode="tel"
        hint={t('userCard:phoneHint')}
      />
    ),
    country: (
      <FormSelect
        {...field('country')}
        options={country}
        onChosen={() => {
          form.setValue('documentTypeId', '', { shouldDirty: true })
          judgeDocument()
        }}
      />
    ),
    documentTypeId: (
      <FormSelect
        {...field('documentTypeId')}
        options={documentTypes}
        {...(!findCountry(countries, chosenCountry) && { emptyText: t('userCard:chooseCountryFirst') })}
        onChosen={judgeDocument}
      />
    ),
    document: (
      <FormText
        {...field('document')}
        inputMode={hasLetters(form.watch('documentTypeId')) ? 'text' : 'numeric'}
      />
    ),
  }
}

/** The message of a problem, word for word from the specification. */
function problemText(field: UserField, problem: FieldProblem, t: Translate<['userCard', 'common']>): string {
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
