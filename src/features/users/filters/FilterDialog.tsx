import { useId, useState, type FormEvent, type ReactElement } from 'react'
import { rolesApi } from '#features/roles/api.ts'
import { apiErrorOf } from '#shared/api/apiError.ts'
import { byName } from '#shared/texts/byName.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import { usersApi } from '../api.ts'
import { namedParts, noFilter, readFilter, withFilter, type UserFilter } from './userFilter.ts'
import './texts.ts'
import './filters.css'

type FilterDialogProps = {
  query: URLSearchParams
  onChoose: (query: URLSearchParams) => void
  onCancel: () => void
}

// Names are trimmed, so a blank is never a role or company.
const anybody = ' '

/** Filters the list by state, role and company. */
export function FilterDialog({ query, onChoose, onCancel }: FilterDialogProps): ReactElement {
  const { t } = useTranslation(['userFilters', 'common'])
  const id = useId()
  const [filter, setFilter] = useState(() => readFilter(query))
  const roles = rolesApi.useListRolesQuery({})
  const companies = usersApi.useListCompaniesQuery({ userid: '0', isBackground: true })
  const failed = [roles, companies].filter(({ error }) => error)
  const [first] = failed

  function choose(changes: Partial<UserFilter>): void {
    setFilter((now) => ({ ...now, ...changes }))
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    onChoose(withFilter(query, filter))
  }
  return (
    <ModalDialog className="message-dialog filter-dialog" aria-labelledby={id} onDismiss={onCancel}>
      <form className="dialog-body stack gap-4" onSubmit={onSubmit}>
        <h2 className="title" id={id}>
          {t('userFilters:title')}
        </h2>
        <p className="muted small">{t('userFilters:explained')}</p>
        <SelectField
          label={t('userFilters:state')}
          value={filter.state ?? anybody}
          onChange={({ target }) =>
            choose({ state: readFilter(new URLSearchParams({ state: target.value })).state })
          }
        >
          <option value={anybody}>{t('userFilters:everyState')}</option>
          <option value="active">{t('userFilters:active')}</option>
          <option value="inactive">{t('userFilters:inactive')}</option>
        </SelectField>
        {namedParts.map((part) => (
          <SelectField
            key={part}
            label={t(`userFilters:${part}.name`)}
            value={filter[part] ?? anybody}
            onChange={({ target: { value } }) => choose({ [part]: value === anybody ? null : value })}
          >
            <option value={anybody}>{t(`userFilters:${part}.every`)}</option>
            <option value="">{t(`userFilters:${part}.none`)}</option>
            {namesOf({ role: roles.data, company: companies.data }[part], filter[part]).map((name) => (
              <option key={name} value={name}>
                {serverText(name) ?? '—'}
              </option>
            ))}
          </SelectField>
        ))}
        {first && (
          <FailureNotice
            error={apiErrorOf(first.error)!}
            busy={first.isFetching}
            onRetry={() => failed.forEach(({ refetch }) => void refetch())}
          />
        )}
        <div className="flow to-end gap-3">
          <Button tone="quiet" onClick={() => setFilter(noFilter)}>
            {t('userFilters:clear')}
          </Button>
          <Button tone="secondary" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
          <Button type="submit">{t('userFilters:apply')}</Button>
        </div>
      </form>
    </ModalDialog>
  )
}

/** Unique names in order; includes the chosen one even if it no longer exists. */
function namesOf(known: readonly { name: string }[] | undefined, chosen: string | null): string[] {
  const names = new Set((known ?? []).toSorted(byName).map(({ name }) => name.trim()))
  if (chosen !== null) names.add(chosen)
  names.delete('')
  return [...names]
}
