import { useState, type ReactElement } from 'react'
import type { ApplicationSettings } from '#contracts/application-settings.ts'
import { CardDialog } from '#shared/cards/CardDialog.tsx'
import { changesOf } from '#shared/cards/merge.ts'
import { ChangeList } from '#shared/cards/SaveQuestions.tsx'
import { compareTexts } from '#shared/texts/compareTexts.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { SelectField } from '#shared/ui/SelectField.tsx'
import { applicationsApi } from '../api.ts'
import '../card/texts.ts'
import { applicationParts, toForm } from '../card/form.ts'
import { type ApplicationForm, fieldsOnTab } from '../fields.ts'
import { nameOf } from '../rules.ts'
import { applicationSettingsApi } from '../settingsApi.ts'

type CopyPolicyProps = {
  application: ApplicationSettings
  onFill: (values: ApplicationForm, other: ApplicationSettings) => void
  onClose: () => void
}

/** Choice of an application whose policy is copied, with a preview of the changes. */
export function CopyPolicy({ application, onFill, onClose }: CopyPolicyProps): ReactElement {
  const { t } = useTranslation(['applicationCard', 'common'])
  const [id, setId] = useState<number | null>(null)
  const list = applicationsApi.useListApplicationsQuery()
  const { useGetApplicationQuery } = applicationSettingsApi
  const read = useGetApplicationQuery({ id: id ?? 0 }, { skip: id === null, refetchOnMountOrArgChange: true })
  const others = (list.data ?? [])
    .filter((one) => one.id !== application.id)
    .sort((one, other) => compareTexts(nameOf(one), nameOf(other)))
  const other = id === null || read.isFetching ? undefined : read.currentData
  const before = toForm(application)
  const values = other && withPolicyOf(before, toForm(other))
  const entries = (form: ApplicationForm) => applicationParts(t).fields(form, {})
  const changes = values && changesOf(entries(before), entries(values))

  function difference(): ReactElement | null {
    if (id === null) return null
    if (other === null) return <p role="status">{t('applicationCard:notFound')}</p>
    if (!changes)
      return (
        <LoadState answers={[read]}>
          <p role="status">{t('common:loading')}</p>
        </LoadState>
      )
    if (changes.length === 0) return <p role="status">{t('applicationCard:copyPolicy.same')}</p>
    return <ChangeList changes={changes} label={t('applicationCard:copyPolicy.difference')} />
  }

  return (
    <CardDialog
      title={t('applicationCard:copyPolicy.title')}
      lead={t('applicationCard:copyPolicy.lead')}
      onDismiss={onClose}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          {other && changes && changes.length > 0 && (
            <Button onClick={() => onFill(values, other)}>{t('applicationCard:copyPolicy.fill')}</Button>
          )}
        </>
      }
    >
      <SelectField
        label={t('applicationCard:copyPolicy.source')}
        value={id ?? ''}
        data-autofocus=""
        onChange={({ target }) => setId(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('applicationCard:copyPolicy.choose')}</option>
        {others.map((one) => (
          <option key={one.id} value={one.id}>
            {nameOf(one)}
          </option>
        ))}
      </SelectField>
      {!list.data && (
        <LoadState answers={[list]}>
          <p role="status">{t('common:loading')}</p>
        </LoadState>
      )}
      {difference()}
    </CardDialog>
  )
}

/** Policy fields of an application: lifetimes of tokens, sessions and passwords. */
const policyFields = [...fieldsOnTab('token'), ...fieldsOnTab('contrasena')]

/** Replaces the policy fields of a form. */
function withPolicyOf(form: ApplicationForm, other: ApplicationForm): ApplicationForm {
  return { ...form, ...Object.fromEntries(policyFields.map((field) => [field, other[field]])) }
}
