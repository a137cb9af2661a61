import { useState, type ReactElement } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { FormDate } from '#shared/fields/FormDate.tsx'
import { FormMultiSelect } from '#shared/fields/FormMultiSelect.tsx'
import { FormNumber } from '#shared/fields/FormNumber.tsx'
import { FormPicture } from '#shared/fields/FormPicture.tsx'
import { FormSelect } from '#shared/fields/FormSelect.tsx'
import { dateProblem } from '#shared/format/calendarDate.ts'
import { Button } from '#shared/ui/Button.tsx'
import type { PageTexts } from './pageTexts.ts'

type Example = { one: string; several: string[]; amount: number | null; day: string; logo: File | null }

const values: Example = { one: '', several: [], amount: null, day: '', logo: null }
const today = '2025-11-21'

/** How a form of react-hook-form uses the controls. */
export function ExampleForm({ texts }: { texts: PageTexts }): ReactElement {
  const form = useForm<Example>({ defaultValues: values, resolver: judge(texts.error) })
  const { control, handleSubmit } = form
  const [sent, setSent] = useState('')
  const options = Array.from({ length: 200 }, (_, at) => ({
    value: `${at + 1}`,
    label: `${texts.option} ${at + 1}`,
  }))
  return (
    <form
      className="fields-row"
      noValidate
      onSubmit={handleSubmit(({ logo, ...rest }) =>
        setSent(JSON.stringify({ ...rest, logo: logo?.name ?? '' })),
      )}
    >
      <FormSelect
        form={form}
        name="one"
        label={texts.one}
        isReadOnly={false}
        isRequired
        problemText={(problem) => problem}
        options={{ list: options, state: 'ready', retry: () => {} }}
      />
      <FormMultiSelect
        control={control}
        name="several"
        label={texts.several}
        mark="required"
        options={options}
      />
      <FormNumber control={control} name="amount" label={texts.number} mark="required" digits={3} min={-1} />
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

/** Finds what is missing or wrong. */
function judge(message: string): Resolver<Example> {
  return (given) => {
    const isWrong = {
      one: given.one === '',
      several: given.several.length === 0,
      amount: given.amount === null || given.amount === 0,
      day: given.day === '' || dateProblem(given.day, { min: today }) !== null,
    }
    const found = Object.entries(isWrong).filter(([, wrong]) => wrong)
    if (found.length === 0) return { values: given, errors: {} }
    return {
      values: {},
      errors: Object.fromEntries(found.map(([name]) => [name, { type: 'required', message }])),
    }
  }
}
