import { InputNumber, type InputNumberValueChangeEvent } from 'primereact/inputnumber'
import {
  useEffect,
  useRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  type SyntheticEvent,
} from 'react'
import { useTranslation } from 'react-i18next'
import { limitNumber, numberCharacters, readNumber, stepped, type NumberLimits } from '../lib/numberText.ts'
import { FieldFrame, useFrame, type FieldFrameProps } from './FieldFrame.tsx'
import { numberParts } from './prime/numberParts.ts'
import { PrimePart } from './prime/PrimePart.tsx'

type NumberFieldProps = FieldFrameProps &
  NumberLimits & {
    value: number | null
    onChange: (value: number | null) => void
    onBlur?: (() => void) | undefined
    /** How many digits may be typed. */
    digits: number
    /** −1 may be typed. */
    allowsMinus?: boolean
    /** The step buttons pass over 0; a typed 0 is for the form to judge. */
    refusesZero?: boolean
    /** What is beyond the limits becomes the limit when the field is left; without it the form says what is wrong. */
    clamps?: boolean
    /** As long as it is so, nothing changes the value; the field keeps the focus. */
    isReadOnly?: boolean
  }

/** A whole number with step buttons; nothing typed is null. The limits bind the buttons and the arrow keys. */
export function NumberField(props: NumberFieldProps): ReactElement {
  const { value, onChange, onBlur, digits, allowsMinus, min, max, refusesZero, clamps, ...own } = props
  const { isReadOnly = false, ...frame } = own
  const { t } = useTranslation('fields')
  const { id, aria, isDisabled } = useFrame(frame)
  const input = useRef<HTMLInputElement>(null)
  const kept = useRef('')

  // A minus without a digit is no value yet, and PrimeReact empties a field that has none.
  useEffect(() => {
    if (kept.current === '-' && input.current?.value === '') input.current.value = '-'
  }, [value])

  function put(text: string): void {
    if (isReadOnly) return
    kept.current = numberCharacters(text, { digits, allowsMinus })
    if (input.current && input.current.value !== kept.current) input.current.value = kept.current
    onChange(readNumber(kept.current))
  }

  /** Puts a text where the caret is. */
  function insert(event: SyntheticEvent, text: string): void {
    const { selectionStart, selectionEnd, value: present } = event.target as HTMLInputElement
    event.preventDefault()
    event.stopPropagation()
    put(present.slice(0, selectionStart ?? 0) + text + present.slice(selectionEnd ?? present.length))
  }

  function change(next: number | null | undefined, event: SyntheticEvent | null): void {
    const by = stepOf(event)
    if (by === null)
      return put(next === null || next === undefined ? (input.current?.value ?? '') : String(next))
    // PrimeReact counts on without a limit, because its own limits would also change what was typed.
    put(String(stepped((next ?? 0) - by, by, { min, max, refusesZero })))
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === '-' && allowsMinus) return insert(event, '-')
    // The caret moves as in any text; PrimeReact would jump to a limit.
    if (event.key === 'Home' || event.key === 'End') event.stopPropagation()
  }

  return (
    <FieldFrame frame={frame} id={id}>
      <PrimePart>
        <div
          className="number-control"
          onPasteCapture={(event) => insert(event, event.clipboardData.getData('text'))}
          onKeyDownCapture={press}
          // Keyboards of phones write without key events; PrimeReact would take what they wrote back.
          onInputCapture={(event: FormEvent<HTMLElement>) => {
            event.stopPropagation()
            put((event.target as HTMLInputElement).value)
          }}
        >
          <InputNumber
            inputRef={input}
            inputId={id}
            value={value}
            useGrouping={false}
            maxFractionDigits={0}
            locale="en-US"
            {...(!allowsMinus && { min: 0 })}
            maxLength={digits + (value !== null && value < 0 ? 1 : 0)}
            disabled={isDisabled}
            readOnly={isReadOnly}
            invalid={aria['aria-invalid'] ?? false}
            showButtons
            buttonLayout="horizontal"
            onChange={(event) => {
              if (stepOf(event.originalEvent) === null) change(event.value, event.originalEvent)
            }}
            onValueChange={(event: InputNumberValueChangeEvent) =>
              change(event.value, event.originalEvent ?? null)
            }
            onBlur={() => {
              if (clamps && value !== null && !isReadOnly) onChange(limitNumber(value, { min, max }))
              onBlur?.()
            }}
            pt={numberParts({
              aria,
              min,
              max,
              increase: t('increase', { label: frame.label }),
              decrease: t('decrease', { label: frame.label }),
            })}
          />
        </div>
      </PrimePart>
    </FieldFrame>
  )
}

/** Which way a press on a step button or an arrow key goes; null for anything else, such as a value from outside. */
function stepOf(event: SyntheticEvent | null): 1 | -1 | null {
  if (!event) return null
  const { code } = event as Partial<KeyboardEvent>
  if (code === 'ArrowUp') return 1
  if (code === 'ArrowDown') return -1
  const button = (event.target as Element | null)?.closest?.('button')
  if (!button) return null
  return button.classList.contains('p-inputnumber-button-up') ? 1 : -1
}
