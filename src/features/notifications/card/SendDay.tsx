import type { ReactElement } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useFormField } from '#shared/fields/useFormField.ts'
import { DateField } from '#shared/ui/DateField.tsx'
import type { NotificationForm } from './form.ts'
import { bogotaDay } from '../moments/moments.ts'
import { momentText } from '../moments/momentText.ts'

type SendDayProps = {
  form: UseFormReturn<NotificationForm>
  isReadOnly: boolean
  problemText: (problem: string) => string
  /** Time of the service in ms. */
  now: number
}

/** Send date, and the sending moment in words (NTF-22, NTV-10). */
export function SendDay({ form, isReadOnly, problemText, now }: SendDayProps): ReactElement {
  const { t } = useTranslation('notificationCard')
  const { value, bound } = useFormField({ form, name: 'day', problemText })
  const today = bogotaDay(now)
  return (
    <DateField
      {...bound}
      label={t('fields.day')}
      isRequired
      hint={momentText(value, now)}
      value={value}
      today={today}
      min={today}
      onChange={(day) => {
        if (isReadOnly) return
        bound.onChange(day)
        if (bound.error !== undefined) void form.trigger('day')
      }}
    />
  )
}
