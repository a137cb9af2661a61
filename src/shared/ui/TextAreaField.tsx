import type { ChangeEvent, ComponentProps, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldFrame, useFrame, type FieldFrameProps } from './FieldFrame.tsx'

type TextAreaFieldProps = FieldFrameProps &
  Pick<ComponentProps<'textarea'>, 'rows' | 'readOnly' | 'ref' | 'name' | 'onBlur' | 'placeholder'> & {
    value: string
    onChange: (value: string) => void
    /** Characters that fit; they are counted below. */
    limit?: number | undefined
  }

/** Several lines of text. */
export function TextAreaField({ value, onChange, limit, ...props }: TextAreaFieldProps): ReactElement {
  const { id: _id, label, help, error, mark, size, disabledReason, ...area } = props
  const { t } = useTranslation('fields')
  const counter = limit !== undefined && (
    <span className="field-counter">{t('length', { count: value.length, limit })}</span>
  )
  const texts = counter ? (
    <>
      {help && <>{help} </>}
      {counter}
    </>
  ) : (
    help
  )
  const frame = { id: props.id, label, help: texts, error, mark, size, disabledReason }
  const { id, aria, isDisabled } = useFrame(frame)
  return (
    <FieldFrame frame={frame} id={id}>
      <textarea
        rows={3}
        {...area}
        {...aria}
        id={id}
        className="ui-input field-area"
        value={value}
        maxLength={limit}
        disabled={isDisabled}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}
