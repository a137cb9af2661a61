import { InputTextarea } from 'primereact/inputtextarea'
import type { ComponentProps, ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { FieldFrame, useFrame, type FieldFrameProps } from './FieldFrame.tsx'
import './fields.css'
import './fieldTexts.ts'
import { PrimePart } from './prime/PrimePart.tsx'

type TextAreaFieldProps = FieldFrameProps &
  Pick<ComponentProps<'textarea'>, 'rows' | 'readOnly' | 'ref' | 'name' | 'onBlur' | 'placeholder'> & {
    value: string
    onChange: (value: string) => void
    /** Most characters; a counter shows below. */
    limit?: number | undefined
  }

export function TextAreaField({ value, onChange, limit, ...props }: TextAreaFieldProps): ReactElement {
  const { t } = useTranslation('fields')
  const counter = limit !== undefined && (
    <span className="field-counter">{t('length', { count: value.length, limit })}</span>
  )
  const texts = counter ? (
    <>
      {props.hint && <>{props.hint} </>}
      {counter}
    </>
  ) : (
    props.hint
  )
  const { frame, wiring, own } = useFrame({ ...props, hint: texts })
  return (
    <FieldFrame {...frame}>
      <PrimePart>
        <InputTextarea
          rows={3}
          {...own}
          {...wiring.aria}
          id={wiring.id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </PrimePart>
    </FieldFrame>
  )
}
