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
  /** Shown without a choice; if absent there always is one. */
  placeholder?: string
  /** The value cannot change; the field stays focusable. */
  isReadOnly?: boolean
}

/** Loaded only for long lists. */
export const LongSelectField = lazyPart(
  () => import('#shared/ui/LongSelectField.tsx').then(({ LongSelectField }) => LongSelectField),
  'part',
)

/** Choice of one: the browser's select for few options, a filtered list for many. */
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
