import type { ReactElement } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { MenuLocation } from '#contracts/menus.ts'
import { FormSelect } from '#shared/fields/FormSelect.tsx'
import { FormSwitch } from '#shared/fields/FormSwitch.tsx'
import { FormText } from '#shared/fields/FormText.tsx'
import { FormTextArea } from '#shared/fields/FormTextArea.tsx'
import { useItemText } from '#shared/menu/item/useItemText.ts'
import { isKnownFunction, knownFunctions } from '#shared/menu/menuAction.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { RadioField } from '#shared/ui/RadioField.tsx'
import { hasSections, itemLimits, type ItemForm } from './form.ts'
import { PrivilegesField } from './PrivilegesField.tsx'

type ItemFieldsProps = {
  form: UseFormReturn<ItemForm>
  location: MenuLocation
  application: { name: string; title?: string | null }
  /** Called on Enter in a field. */
  onSubmit: () => void
  id: string
}

/** Step one of the dialog: name, privileges and link of an item (MNU-15 to MNU-22). */
export function ItemFields({ form, location, application, onSubmit, id }: ItemFieldsProps): ReactElement {
  const { t } = useTranslation(['menuItem', 'common'])
  const { field: link } = useController({ control: form.control, name: 'link' })
  const functionName = form.watch('functionName').trim()

  const text = useItemText(form, itemLimits, (name) => t(`menuItem:fields.${name}`))

  return (
    <form
      id={id}
      className="item-fields stack gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {hasSections(location) && (
        <FormSelect
          form={form}
          name="section"
          label={t('menuItem:fields.section')}
          isReadOnly={false}
          isRequired
          problemText={() => t('common:required')}
          options={{
            state: 'ready',
            retry: () => undefined,
            list: [
              { value: '0', label: t('menuItem:sections.user') },
              { value: '1', label: t('menuItem:sections.application') },
            ],
          }}
        />
      )}
      <FormText {...text('name')} isRequired />
      <PrivilegesField form={form} application={application} />
      <RadioField
        label={t('menuItem:fields.link')}
        options={[
          { value: 'url', label: t('menuItem:fields.url') },
          { value: 'function', label: t('menuItem:fields.function') },
        ]}
        value={link.value}
        onChange={(kind) => {
          link.onChange(kind)
          form.clearErrors(['url', 'functionName'])
        }}
        onBlur={link.onBlur}
      />
      {link.value === 'url' ? (
        <FormText key="url" {...text('url')} isRequired />
      ) : (
        <>
          <FormText
            key="functionName"
            {...text('functionName')}
            isRequired
            hint={t('menuItem:functionHelp', { names: knownFunctions.join(', ') })}
          />
          {functionName !== '' && !isKnownFunction(functionName) && (
            <Notice kind="info">{t('menuItem:functionUnknown')}</Notice>
          )}
        </>
      )}
      <FormTextArea {...text('description')} limit={itemLimits.description} />
      <FormSwitch
        form={form}
        name="isActivate"
        label={t('menuItem:fields.isActivate')}
        hint={t('menuItem:isActivateHelp')}
        isReadOnly={false}
      />
      <button type="submit" hidden />
    </form>
  )
}
