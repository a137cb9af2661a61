import { Suspense, type ReactElement } from 'react'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { nativeUpTo, type FieldOption } from '#shared/ui/fieldOption.ts'
import { SelectField } from '#shared/ui/SelectField.tsx'

type ChoiceSelectProps = {
  label: string
  options: readonly FieldOption[]
  /** '' for none. */
  value: string
  onChange: (value: string) => void
  /** Stands where nothing is chosen; without it something always is. */
  placeholder?: string
  hint?: string | undefined
}

/** Its code comes only where a list is long. */
export const ChoiceField = lazyPart(
  () => import('#shared/ui/ChoiceField.tsx').then(({ ChoiceField }) => ChoiceField),
  'part',
)

/** One choice outside of a form: out of few in the browser's own list, out of very many in one with a filter. */
export function ChoiceSelect(props: ChoiceSelectProps): ReactElement {
  const { label, options, value, onChange, placeholder, hint } = props
  const native = (
    <SelectField label={label} hint={hint} value={value} onChange={({ target }) => onChange(target.value)}>
      {(placeholder !== undefined || value === '') && <option value="">{placeholder}</option>}
      {options.slice(0, nativeUpTo).map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
  if (options.length <= nativeUpTo) return native
  return (
    <Suspense fallback={native}>
      <ChoiceField {...{ label, options, value, onChange, placeholder, help: hint }} />
    </Suspense>
  )
}
