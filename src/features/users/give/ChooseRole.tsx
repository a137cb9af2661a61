import { useId, useRef, useState, type FormEvent, type ReactElement } from 'react'
import { rolesApi } from '#features/roles/api.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import { numeral } from '#shared/format/numeral.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import '#shared/ui/fieldTexts.ts'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import { RadioField } from '#shared/ui/RadioField.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import { listedRoles } from '../roles/roleChanges.ts'
import './giveTexts.ts'
import '../filters/filters.css'

export type RoleChoice = { role: string; gives: boolean }

type ChooseRoleProps = {
  first: RoleChoice
  /** Of so many people. */
  count: number
  onChoose: (choice: RoleChoice) => void
  onCancel: () => void
}

/** Which role, and whether it is given or taken. */
export function ChooseRole({ first, count, onChoose, onCancel }: ChooseRoleProps): ReactElement {
  const { t } = useTranslation(['giveRole', 'fields', 'common'])
  const id = useId()
  const field = useRef<HTMLSelectElement>(null)
  const [choice, setChoice] = useState(first)
  const [isTried, setTried] = useState(false)
  const roles = rolesApi.useListRolesQuery({})
  const names = new Set(listedRoles([...(roles.data ?? [])]).map(({ name }) => name))
  if (first.role !== '') names.add(first.role)

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (choice.role === '') field.current?.focus()
    else onChoose(choice)
  }
  return (
    <ModalDialog className="message-dialog filter-dialog" aria-labelledby={id} onDismiss={onCancel}>
      <form className="filter-form stack gap-4" onSubmit={onSubmit} noValidate>
        <h2 className="title" id={id}>
          {t('title', { count, number: numeral(count) })}
        </h2>
        <SelectField
          ref={field}
          label={t('role')}
          value={choice.role}
          error={isTried && choice.role === '' ? t('common:required') : undefined}
          onChange={({ target }) => setChoice({ ...choice, role: target.value })}
        >
          <option value="">{t('fields:choose')}</option>
          {[...names].map((name) => (
            <option key={name} value={name}>
              {serverText(name) ?? '—'}
            </option>
          ))}
        </SelectField>
        {roles.error && (
          <FailureNotice
            error={apiErrorOf(roles.error)}
            busy={roles.isFetching}
            onRetry={() => void roles.refetch()}
          />
        )}
        <RadioField
          label={t('what')}
          options={[
            { value: 'give', label: t('giveIt') },
            { value: 'take', label: t('takeIt') },
          ]}
          value={choice.gives ? 'give' : 'take'}
          onChange={(value) => setChoice({ ...choice, gives: value === 'give' })}
        />
        <div className="flow to-end gap-3">
          <Button tone="secondary" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
          <Button type="submit">{t('next')}</Button>
        </div>
      </form>
    </ModalDialog>
  )
}
