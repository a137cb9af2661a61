import { useState, type ReactElement } from 'react'
import { useForm } from 'react-hook-form'
import { FormChoice } from '#shared/fields/FormChoice.tsx'
import { FormDate } from '#shared/fields/FormDate.tsx'
import { FormMultiSelect } from '#shared/fields/FormMultiSelect.tsx'
import { FormNumber } from '#shared/fields/FormNumber.tsx'
import { FormPicture } from '#shared/fields/FormPicture.tsx'
import { dateProblem } from '#shared/lib/calendarDate.ts'
import { Button } from '#shared/ui/Button.tsx'
import type { PageTexts } from './pageTexts.ts'

type Example = { one: string; several: string[]; amount: number | null; day: string; logo: File | null }

const values: Example = { one: '', several: [], amount: null, day: '', logo: null }
const today = '2025-11-21'

/** How a form of react-hook-form uses the controls. */
export function ExampleForm({ texts }: { texts: PageTexts }): ReactElement {
  const { control, register, handleSubmit } = useForm<Example>({ defaultValues: values })
  const [sent, setSent] = useState('')
  const options = Array.from({ length: 200 }, (_, at) => ({
    value: `${at + 1}`,
    label: `${texts.option} ${at + 1}`,
  }))
  register('one', { required: texts.error })
  register('several', { validate: (chosen) => chosen.length > 0 || texts.error })
  register('amount', { validate: (amount) => (amount !== null && amount !== 0) || texts.error })
  register('day', {
    validate: (day) => (day !== '' && dateProblem(day, { min: today }) === null) || texts.error,
  })
  return (
    <form
      className="fields-row"
      noValidate
      onSubmit={handleSubmit(({ logo, ...rest }) =>
        setSent(JSON.stringify({ ...rest, logo: logo?.name ?? null })),
      )}
    >
      <FormChoice control={control} name="one" label={texts.one} mark="required" options={options} />
      <FormMultiSelect
        control={control}
        name="several"
        label={texts.several}
        mark="required"
        options={options}
      />
      <FormNumber
        control={control}
        name="amount"
        label={texts.number}
        mark="required"
        digits={3}
        min={-1}
        allowsMinus
      />
      <FormDate control={control} name="day" label={texts.date} mark="required" today={today} min={today} />
      <FormPicture
        control={control}
        name="logo"
        label={texts.picture}
        mark="optional"
        messages={{ type: texts.pictureType, name: texts.pictureName, size: texts.pictureSize }}
      />
      <Button type="submit">{texts.send}</Button>
      <output>{sent}</output>
    </form>
  )
}
