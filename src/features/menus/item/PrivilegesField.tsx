import type { ReactElement } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { useFormField } from '#shared/fields/useFormField.ts'
import { isActive } from '#shared/records/activeState.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { MultiSelectField } from '#shared/ui/MultiSelectField.tsx'
import { privilegesOf, type ItemForm } from './form.ts'

type PrivilegesFieldProps = {
  form: UseFormReturn<ItemForm>
  application: { name: string }
}

/** Privileges of an item: active ones of the application, and stored ones (MNU-17, MNU-18, G-57). */
export function PrivilegesField({ form, application }: PrivilegesFieldProps): ReactElement {
  const { t } = useTranslation(['menuItem', 'cards', 'common'])
  const { currentData, isFetching, isError, refetch } = privilegesApi.useListPrivilegesOfApplicationQuery({
    application: application.name,
  })
  const { bound } = useFormField({ form, name: 'privilege' })
  const values = privilegesOf({ privilege: form.watch('privilege') })
  const active = (currentData ?? []).filter(({ idstate }) => isActive(idstate)).map(({ name }) => name)
  const lost = currentData ? values.filter((name) => !active.includes(name)) : []
  const options = [
    ...active.map((name) => ({ value: name, label: serverText(name) ?? name })),
    ...lost.map((name) => ({
      value: name,
      label: t('menuItem:unavailable', { name: serverText(name) ?? name, application: application.name }),
    })),
  ]
  const isFailed = isError && !isFetching && !currentData

  return (
    <MultiSelectField
      {...bound}
      label={t('menuItem:fields.privileges')}
      isRequired
      options={options}
      values={values}
      onChange={(names) => {
        bound.onChange(names.join(','))
        if (bound.error !== undefined) void form.trigger('privilege')
      }}
      error={bound.error && t('common:required')}
      hint={
        isFailed ? (
          <>
            <span>{t('cards:optionsFailed')}</span>{' '}
            <LinkButton onClick={() => void refetch()}>{t('common:retry')}</LinkButton>
          </>
        ) : (
          t('menuItem:privilegesHelp')
        )
      }
      isLoading={!currentData && !isFailed}
    />
  )
}
