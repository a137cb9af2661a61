import type { ReactElement } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { emailCharacters, nameCharacters, userNameCharacters } from '#shared/forms/characters.ts'
import { findCountry, type FieldProblem, type UserForm } from '../form.ts'
import { ChoiceLine } from './ChoiceLine.tsx'
import { finishedPhone, typedPhone } from './phone.ts'
import { TextLine } from './TextLine.tsx'
import type { UniqueField } from './useAvailability.ts'
import { useChoices, useDocumentTypes } from './useChoices.ts'

type DataTabProps = {
  form: UseFormReturn<UserForm>
  isReadOnly: boolean
  /** What the service says about a name or an e-mail. */
  problemOf: (field: UniqueField) => FieldProblem | undefined
  isChecking: (field: UniqueField) => boolean
  onFinished: (field: UniqueField) => void
  /** Enter in a field. */
  onSubmit: () => void
}

const withLetters = new Set(['5', '13'])

/** The tab 'Datos' (USR-33). */
export function DataTab({ form, isReadOnly, onSubmit, ...unique }: DataTabProps): ReactElement {
  const { t } = useTranslation('userCard')
  const { country, userType, countries } = useChoices()
  const chosenCountry = findCountry(countries, form.watch('country'))
  const documentTypes = useDocumentTypes(chosenCountry)
  const line = { form, isReadOnly }
  const uniqueLine = (name: UniqueField) => ({
    ...line,
    name,
    // Watched, because what the service said belongs to one value alone.
    problem: form.watch(name) === '' ? undefined : unique.problemOf(name),
    hint: unique.isChecking(name) && t('checking'),
    onFinished: () => unique.onFinished(name),
  })

  return (
    <form
      className="card-fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <TextLine {...uniqueLine('userName')} characters={userNameCharacters} />
      <TextLine {...uniqueLine('email')} characters={emailCharacters} inputMode="email" />
      <TextLine {...line} name="names" characters={nameCharacters} />
      <TextLine {...line} name="surnames" characters={nameCharacters} />
      <ChoiceLine
        {...line}
        name="country"
        options={country}
        onChosen={() => form.setValue('documentTypeId', '', { shouldDirty: true })}
      />
      <ChoiceLine
        {...line}
        name="documentTypeId"
        options={documentTypes}
        {...(!chosenCountry && { emptyText: t('chooseCountryFirst') })}
        onChosen={() => {
          const { error, isTouched } = form.getFieldState('document')
          if (error || isTouched) void form.trigger('document')
        }}
      />
      <TextLine
        {...line}
        name="document"
        inputMode={withLetters.has(form.watch('documentTypeId')) ? 'text' : 'numeric'}
      />
      <TextLine
        {...line}
        name="phoneNumber"
        characters={typedPhone}
        finish={finishedPhone}
        inputMode="tel"
        hint={t('phoneHint')}
      />
      <ChoiceLine {...line} name="idTypeUser" options={userType} />
      <button type="submit" hidden />
    </form>
  )
}
