import type { ReactElement } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { FormSwitch } from '#shared/fields/FormSwitch.tsx'
import { FormText } from '#shared/fields/FormText.tsx'
import { FormTextArea } from '#shared/fields/FormTextArea.tsx'
import { useItemText } from '#shared/menu/item/useItemText.ts'
import { isForeignAddress } from './isForeignAddress.ts'
import { suiteLimits, type SuiteForm } from './suiteForm.ts'

/** Text fields and switch of a suite item (SUI-01 to SUI-04, SUI-07). */
export function SuiteItemFields({ form }: { form: UseFormReturn<SuiteForm> }): ReactElement {
  const { t } = useTranslation('suiteItems')
  const { data: applications } = applicationsApi.useListApplicationsQuery()
  const isForeign = applications !== undefined && isForeignAddress(form.watch('urlApplication'), applications)

  const field = useItemText(form, suiteLimits, (name) => t(`fields.${name}`))
  return (
    <>
      <FormText {...field('name')} isRequired />
      <FormText {...field('urlLanding')} isRequired />
      <FormText {...field('urlApplication')} isRequired hint={isForeign ? t('elsewhere') : undefined} />
      <FormTextArea {...field('description')} limit={suiteLimits.description} rows={5} />
      <FormSwitch
        form={form}
        name="isActivate"
        label={t('fields.isActivate')}
        hint={t('isActivateHelp')}
        isReadOnly={false}
      />
    </>
  )
}
