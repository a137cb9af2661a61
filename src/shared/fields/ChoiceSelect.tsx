import { Suspense, type ReactElement } from 'react'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import type { FieldFrameProps } from '#shared/ui/FieldFrame.tsx'
import type { FieldOption } from '#shared/ui/fieldOption.ts'
import { SelectField } from '#shared/ui/SelectField.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import { choiceKind } from './choiceKind.ts'

type ChoiceSelectProps = FieldFrameProps & {
  options: readonly FieldOption[]
  /** '' for none. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** Stands where nothing is chosen; without it something always is. */
  placeholder?: string
  /** As long as it is so, nothing changes the value; the field keeps the focus. */
  isReadOnly?: boolean
}

/** Its code comes only where a list is long. */
export const LongSelectField = lazyPart(
  () => import('#shared/ui/LongSelectField.tsx').then(({ LongSelectField }) => LongSelectField),
  'part',
)

/** One choice: out of few in the browser's own list, out of very many in one with a filter. */
export function ChoiceSelect(props: ChoiceSelectProps): ReactElement {
  const { options, value, onChange, onBlur, placeholder, isReadOnly = false, ...frame } = props
  const change = (chosen: string): void => {
    if (!isReadOnly) onChange(chosen)
  }
  if (choiceKind(options.length) === 'filtered') {
    const text = options.find((option) => option.value === value)?.label ?? value
    return (
      <Suspense fallback={<TextField {...frame} readOnly value={text} />}>
        <LongSelectField {...frame} {...{ options, value, onBlur, placeholder }} onChange={change} />
      </Suspense>
    )
  }
  return (
    <SelectField
      {...frame}
      value={value}
      aria-readonly={isReadOnly || undefined}
      onChange={({ target }) => change(target.value)}
      onBlur={onBlur}
    >
      {(placeholder !== undefined || value === '') && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}
