import { useMemo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldFrame, useFrame, type FieldFrameProps } from './FieldFrame.tsx'
import { nativeUpTo, withUnknown, type FieldOption } from './fieldOption.ts'
import { ChevronDownIcon } from './icons.tsx'
import { OptionPicker } from './prime/OptionPicker.tsx'

type ChoiceFieldProps = FieldFrameProps & {
  options: readonly FieldOption[]
  /** '' for none. */
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  placeholder?: string | undefined
}

/** One of few in the browser's own list, one of very many in a list with a filter. */
export function ChoiceField(props: ChoiceFieldProps): ReactElement {
  const { options, value, onChange, onBlur, placeholder, ...frame } = props
  const { t } = useTranslation('fields')
  const wiring = useFrame(frame)
  const values = useMemo(() => (value === '' ? [] : [value]), [value])
  if (options.length > nativeUpTo)
    return (
      <FieldFrame frame={frame} id={wiring.id}>
        <OptionPicker
          {...{ options, values, onBlur, placeholder }}
          frame={wiring}
          label={frame.label}
          isSingle
          onChange={([chosen = '']) => onChange(chosen)}
        />
      </FieldFrame>
    )
  return (
    <FieldFrame frame={frame} id={wiring.id}>
      <div className="ui-control">
        <select
          {...wiring.aria}
          id={wiring.id}
          className="ui-input"
          value={value}
          disabled={wiring.isDisabled}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        >
          <option value="">{placeholder ?? t('choose')}</option>
          {withUnknown(options, values).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="ui-chevron">
          <ChevronDownIcon size={18} />
        </span>
      </div>
    </FieldFrame>
  )
}
