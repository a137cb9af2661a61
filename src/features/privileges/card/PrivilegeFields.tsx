import type { ReactElement, ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { privilegeLimits } from '#contracts/privileges.ts'
import type { CardMode } from '#shared/cards/EditBar.tsx'
import { FormSwitch } from '#shared/fields/FormSwitch.tsx'
import { FormText } from '#shared/fields/FormText.tsx'
import { FormTextArea } from '#shared/fields/FormTextArea.tsx'
import { typedName, type PrivilegeForm } from '../form.ts'
import '../privilegeCardTexts.ts'

type PrivilegeFieldsProps = {
  form: UseFormReturn<PrivilegeForm>
  mode: CardMode
  /** It is being saved. */
  isLocked: boolean
  /** Another privilege has the name that is typed. */
  isTaken: boolean
  /** Enter in a field. */
  onSubmit: () => void
  /** The field of the applications. */
  children: ReactNode
}

/** What a privilege says of itself. */
export function PrivilegeFields(props: PrivilegeFieldsProps): ReactElement {
  const { form, mode, isLocked, isTaken, onSubmit, children } = props
  const { t } = useTranslation(['privilegeCard', 'common'])

  function problemText(problem: string): string {
    if (problem === 'required') return t('common:required')
    if (problem === 'nameTooLong') return t('common:max', { max: privilegeLimits.name })
    if (problem === 'descriptionTooLong') return t('common:max', { max: privilegeLimits.description })
    if (problem === 'nameFormat' || problem === 'taken' || problem === 'refused')
      return t(`privilegeCard:problems.${problem}`)
    // The service's own words.
    return problem
  }
  const isNew = mode === 'new'
  const field = { form, isReadOnly: mode === 'view' || isLocked, problemText }
  const flag = {
    form,
    isReadOnly: mode === 'view',
    isLocked,
    texts: { yes: t('privilegeCard:yes'), no: t('privilegeCard:no') },
  }

  return (
    <form
      className="card-fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <FormText
        {...field}
        name="name"
        label={t('privilegeCard:fields.name')}
        characters={typedName}
        isFixed={!isNew}
        hint={isNew ? t('privilegeCard:nameHint') : mode === 'edit' && t('privilegeCard:nameFixed')}
        problem={isNew && isTaken ? 'taken' : undefined}
      />
      {children}
      <div>
        <FormSwitch
          {...flag}
          name="licence"
          label={t('privilegeCard:fields.licence')}
          help={t('privilegeCard:licenceHelp')}
        />
        <FormSwitch
          {...flag}
          name="isAuditable"
          label={t('privilegeCard:fields.isAuditable')}
          help={t('privilegeCard:auditableHelp')}
        />
      </div>
      <div className="privilege-description">
        <FormTextArea
          {...field}
          name="description"
          label={t('privilegeCard:fields.description')}
          limit={privilegeLimits.description}
        />
      </div>
      <button type="submit" hidden />
    </form>
  )
}
