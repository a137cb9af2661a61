import type { ReactElement, ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { privilegeLimits, type Privilege } from '#contracts/privileges.ts'
import { CardFields } from '#shared/cards/CardFields.tsx'
import { CardGroup } from '#shared/cards/CardGroup.tsx'
import { nameProblemText } from '#shared/cards/uniqueName.ts'
import { FormSwitch } from '#shared/fields/FormSwitch.tsx'
import { FormText } from '#shared/fields/FormText.tsx'
import { FormTextArea } from '#shared/fields/FormTextArea.tsx'
import { CardDetails } from '#shared/cards/CardDetails.tsx'
import { formatDate } from '#shared/format/formatDate.ts'
import { privilegeNameCharacters, type PrivilegeForm } from './form.ts'

type PrivilegeFieldsProps = {
  form: UseFormReturn<PrivilegeForm>
  isNew: boolean
  /** True while a save is working. */
  isReadOnly: boolean
  /** True if another privilege has the name. */
  isTaken: boolean
  /** Called on Enter in a field. */
  onSubmit: () => void
  /** The field of the applications. */
  children: ReactNode
}

/** The fields of a privilege while it is edited (PRV-15 to PRV-24). */
export function PrivilegeFields(props: PrivilegeFieldsProps): ReactElement {
  const { form, isNew, isReadOnly, isTaken, onSubmit, children } = props
  const { t } = useTranslation('privilegeCard')
  const field = {
    form,
    isReadOnly,
    problemText: (problem: string) => nameProblemText(problem, (own) => t(`problems.${own}`)),
  }

  return (
    <CardFields onSubmit={onSubmit}>
      <CardGroup title={t('groups.privilege')}>
        <FormText
          {...field}
          name="name"
          label={t('fields.name')}
          isRequired={isNew}
          characters={privilegeNameCharacters}
          // More than can be saved, so that the error message appears (PRV-17).
          maxLength={privilegeLimits.typedName}
          isFixed={!isNew}
          hint={t(isNew ? 'nameHint' : 'nameFixed')}
          problem={isTaken ? 'taken' : undefined}
        />
        <div className="whole-row">
          <FormTextArea
            {...field}
            name="description"
            label={t('fields.description')}
            limit={privilegeLimits.description}
          />
        </div>
      </CardGroup>
      <CardGroup title={t('groups.scope')}>{children}</CardGroup>
      <CardGroup title={t('groups.conditions')}>
        <FormSwitch {...field} name="licence" label={t('fields.licence')} hint={t('licenceHelp')} />
        <FormSwitch {...field} name="isAuditable" label={t('fields.isAuditable')} hint={t('auditableHelp')} />
      </CardGroup>
    </CardFields>
  )
}

type PrivilegeDetailsProps = {
  privilege: Privilege
  /** Titles of its offered applications. */
  applications: readonly string[]
}

/** A privilege, read-only (PRV-07, PRV-10). */
export function PrivilegeDetails({ privilege, applications }: PrivilegeDetailsProps): ReactElement {
  const { t } = useTranslation(['privilegeCard', 'privileges'])
  const { name, description, createdon, licence, isAuditable } = privilege
  const yesOrNo = (isSo: boolean): string => t(isSo ? 'privilegeCard:yes' : 'privilegeCard:no')
  return (
    <CardDetails
      groups={[
        {
          title: t('privilegeCard:groups.privilege'),
          details: [
            { label: t('privilegeCard:fields.name'), value: name, hasCopyButton: true },
            { label: t('privilegeCard:fields.description'), value: description },
            { label: t('privileges:columns.created'), value: createdon && formatDate(createdon) },
          ],
        },
        {
          title: t('privilegeCard:groups.scope'),
          details: [{ label: t('privilegeCard:fields.applications'), value: applications }],
        },
        {
          title: t('privilegeCard:groups.conditions'),
          details: [
            { label: t('privilegeCard:fields.licence'), value: yesOrNo(licence) },
            { label: t('privilegeCard:fields.isAuditable'), value: yesOrNo(isAuditable) },
          ],
        },
      ]}
    />
  )
}
