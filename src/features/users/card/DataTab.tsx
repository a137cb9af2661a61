import type { Translate } from '#shared/texts/Translate.ts'
import type { ReactElement } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { userLimits } from '#contracts/users.ts'
import { CardGroup } from '#shared/cards/CardGroup.tsx'
import { CardFields } from '#shared/cards/CardFields.tsx'
import { FormSelect } from '#shared/fields/FormSelect.tsx'
import { FormText } from '#shared/fields/FormText.tsx'
import { emailCharacters, nameCharacters, userNameCharacters } from '#shared/fields/characters.ts'
import { textProblem, type TextProblem } from '#shared/fields/textRules.ts'
import {
  findCountry,
  finishedPhone,
  hasLetters,
  phoneCharacters,
  typedPhone,
  type FieldProblem,
  type UserField,
  type UserForm,
} from '../form.ts'
import type { UniqueField, TabChecks } from './useTabChecks.ts'
import { useChoices, useDocumentTypes } from './useChoices.ts'

type DataTabProps = {
  form: UseFormReturn<UserForm>
  isReadOnly: boolean
  checks: Pick<TabChecks, 'checkUnique' | 'isChecking' | 'uniqueProblem'>
  /** Enter in a field. */
  onSubmit: () => void
}

/** The tab 'Datos' while it is edited (USR-33). */
export function DataTab({ form, isReadOnly, checks, onSubmit }: DataTabProps): ReactElement {
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

  return (
    <CardFields onSubmit={onSubmit}>
      <CardGroup title={t('userCard:groups.account')}>
        <FormText {...uniqueField('userName')} characters={userNameCharacters} />
        <FormText {...uniqueField('email')} characters={emailCharacters} inputMode="email" />
        <FormSelect {...field('idTypeUser')} options={userType} />
      </CardGroup>
      <CardGroup title={t('userCard:groups.person')}>
        <FormText {...field('names')} characters={nameCharacters} />
        <FormText {...field('surnames')} characters={nameCharacters} />
        <FormText
          {...field('phoneNumber')}
          characters={phoneCharacters}
          written={typedPhone}
          finish={finishedPhone}
          inputMode="tel"
          hint={t('userCard:phoneHint')}
        />
      </CardGroup>
      <CardGroup title={t('userCard:groups.document')}>
        <FormSelect
          {...field('country')}
          options={country}
          onChosen={() => {
            form.setValue('documentTypeId', '', { shouldDirty: true })
            judgeDocument()
          }}
        />
        <FormSelect
          {...field('documentTypeId')}
          options={documentTypes}
          {...(!findCountry(countries, chosenCountry) && { emptyText: t('userCard:chooseCountryFirst') })}
          onChosen={judgeDocument}
        />
        <FormText
          {...field('document')}
          inputMode={hasLetters(form.watch('documentTypeId')) ? 'text' : 'numeric'}
        />
      </CardGroup>
    </CardFields>
  )
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
