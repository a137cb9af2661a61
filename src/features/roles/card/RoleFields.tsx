import type { ReactElement } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { roleLimits } from '#contracts/roles.ts'
import { CardFields } from '#shared/cards/CardFields.tsx'
import { CardGroup } from '#shared/cards/CardGroup.tsx'
import type { CardMode } from '#shared/cards/EditBar.tsx'
import { nameProblemText } from '#shared/cards/uniqueName.ts'
import { FormText } from '#shared/fields/FormText.tsx'
import { FormTextArea } from '#shared/fields/FormTextArea.tsx'
import { roleNameCharacters, type RoleForm } from './form.ts'
import { IdentityChoices } from './IdentityChoices.tsx'

type RoleFieldsProps = {
  form: UseFormReturn<RoleForm>
  mode: CardMode
  isReadOnly: boolean
  /** True if another role has the name. */
  isTaken: boolean
  /** Called on Enter in a field. */
  onSubmit: () => void
}

/** The fields of a role. */
export function RoleFields({ form, mode, isReadOnly, isTaken, onSubmit }: RoleFieldsProps): ReactElement {
  const { t } = useTranslation('roleCard')
  const field = {
    form,
    isReadOnly,
    problemText: (problem: string) => nameProblemText(problem, (own) => t(`problems.${own}`)),
  }
  const hint = t(mode === 'new' ? 'nameHint' : 'nameKeyHint')

  return (
    <CardFields onSubmit={onSubmit}>
      <CardGroup title={t('group')}>
        <FormText
          {...field}
          name="name"
          label={t('fields.name')}
          isRequired
          characters={roleNameCharacters}
          hint={hint}
          problem={isTaken ? 'taken' : undefined}
        />
        <FormText {...field} name="alias" label={t('fields.alias')} />
        <FormTextArea
          {...field}
          name="description"
          label={t('fields.description')}
          limit={roleLimits.description}
        />
      </CardGroup>
      <IdentityChoices />
    </CardFields>
  )
}
