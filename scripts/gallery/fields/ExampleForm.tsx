import { useState, type ReactElement } from 'react'
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form'
import { FormNumber } from '#shared/fields/FormNumber.tsx'
import { FormSelect } from '#shared/fields/FormSelect.tsx'
import { useFormField } from '#shared/fields/useFormField.ts'
import { dateProblem } from '#shared/format/calendarDate.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DateField } from '#shared/ui/DateField.tsx'
import { MultiSelectField } from '#shared/ui/MultiSelectField.tsx'
import { PictureField } from '#shared/ui/PictureField.tsx'
import type { PageTexts } from './pageTexts.ts'

type Example = { one: string; several: string[]; amount: number | null; day: string; logo: File | null }

const values: Example = { one: '', several: [], amount: null, day: '', logo: null }
const today = '2025-11-21'

/** How a form of react-hook-form uses the controls. */
export function ExampleForm({ texts }: { texts: PageTexts }): ReactElement {
  const form = useForm<Example>({ defaultValues: values, resolver: judge(texts.error) })
  const field = { form, isReadOnly: false, isRequired: true, problemText: (problem: string) => problem }
  const [sent, setSent] = useState('')
  const options = Array.from({ length: 200 }, (_, at) => ({
    value: `${at + 1}`,
    label: `${texts.option} ${at + 1}`,
  }))
  return (
    <form
      className="fields-row"
      noValidate
      onSubmit={form.handleSubmit(({ logo: picture, ...rest }) =>
        setSent(JSON.stringify({ ...rest, logo: picture?.name ?? '' })),
      )}
    >
      <FormSelect
        {...field}
        name="one"
        label={texts.one}
        options={{ list: options, state: 'ready', retry: () => {} }}
      />
      <Bound form={form} name="several">
        {({ value, bound }) => (
          <MultiSelectField {...bound} label={texts.several} isRequired options={options} values={value} />
        )}
      </Bound>
      <FormNumber {...field} name="amount" label={texts.number} digits={3} min={-1} />
      <Bound form={form} name="day">
        {({ value, bound }) => (
          <DateField {...bound} label={texts.date} isRequired value={value} today={today} min={today} />
        )}
      </Bound>
      <Bound form={form} name="logo">
        {({ value, bound }) => (
          <PictureField
            {...bound}
            file={value}
            label={texts.picture}
            isOptional
            messages={{ type: texts.pictureType, name: texts.pictureName, size: texts.pictureSize }}
          />
        )}
      </Bound>
      <Button type="submit">{texts.send}</Button>
      <output aria-label="Sent">{sent}</output>
    </form>
  )
}

type BoundProps<Name extends keyof Example> = {
  form: UseFormReturn<Example>
  name: Name
  children: (field: ReturnType<typeof useFormField<Example, Name>>) => ReactElement
}

/** A control where it stands, so that the form goes through its fields in the order in which they are seen. */
function Bound<Name extends keyof Example>({ form, name, children }: BoundProps<Name>): ReactElement {
  return children(useFormField({ form, name }))
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
