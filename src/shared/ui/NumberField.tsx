import { InputNumber, type InputNumberValueChangeEvent } from 'primereact/inputnumber'
import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  type SyntheticEvent,
} from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import {
  limitNumber,
  numberCharacters,
  readNumber,
  stepped,
  type NumberLimits,
} from '#shared/format/numberText.ts'
import { FieldFrame, useFrame, type FieldFrameProps } from './FieldFrame.tsx'
import './fieldTexts.ts'
import { numberParts } from './prime/numberParts.ts'
import { PrimePart } from './prime/PrimePart.tsx'

type NumberFieldProps = FieldFrameProps &
  NumberLimits & {
    value: number | null
    onChange: (value: number | null) => void
    onBlur?: (() => void) | undefined
    /** Most digits. */
    digits: number
    /** The step buttons skip 0; the form validates a typed 0. */
    refusesZero?: boolean
    /** Clamps the value to the limits on blur with a message (decision D53); otherwise the form shows the error. */
    clamps?: boolean
    /** The value cannot change; the field stays focusable. */
    isReadOnly?: boolean
    /** Disables the control with this reason. */
    disabledReason?: string | undefined
  }

/** Longest quote of a rejected text. */
const quoted = 20

/**
 * A whole number with step buttons; empty is null. The limits apply to the buttons and the arrow keys. Other input is
 * rejected with a message, so that a typed or pasted number is never changed silently (decision D45).
 */
export function NumberField(props: NumberFieldProps): ReactElement {
  const { hint, disabledReason } = props
  const both = hint && disabledReason && (
    <>
      <span>{hint}</span> <span>· {disabledReason}</span>
    </>
  )
  const { frame, wiring, own } = useFrame({ ...props, hint: both || hint || disabledReason })
  const { value, onChange, onBlur, digits, min, max, refusesZero, clamps, isReadOnly = false } = own
  const { id, aria } = wiring
  const { t } = useTranslation('fields')
  const input = useRef<HTMLInputElement>(null)
  const kept = useRef('')
  const [note, setNote] = useState('')

  // PrimeReact would clear a minus without a digit.
  function keepMinus(): void {
    if (kept.current === '-' && input.current?.value === '') input.current.value = '-'
  }
  useEffect(keepMinus, [value])

  function put(text: string): void {
    if (isReadOnly) return
    const taken = numberCharacters(text, digits)
    if (taken !== null) kept.current = taken
    else if (readNumber(kept.current) !== value) kept.current = value === null ? '' : String(value)
    setNote(taken === null ? t('notTaken', { text: text.trim().slice(0, quoted), digits }) : '')
    if (input.current && input.current.value !== kept.current) input.current.value = kept.current
    if (taken !== null) onChange(readNumber(taken))
  }

  /** Text of the field with another text inserted at the caret. */
  function inserted(event: SyntheticEvent, text: string): string {
    const { selectionStart, selectionEnd, value: present } = event.target as HTMLInputElement
    return present.slice(0, selectionStart ?? 0) + text + present.slice(selectionEnd ?? present.length)
  }

  function insert(event: SyntheticEvent, text: string): void {
    event.preventDefault()
    event.stopPropagation()
    put(inserted(event, text))
  }

  function change(next: number | null | undefined, event: SyntheticEvent | null): void {
    if (!isTyped(event)) return keepMinus()
    const by = stepOf(event)
    if (by === null)
      return put(next === null || next === undefined ? (input.current?.value ?? '') : String(next))
    // PrimeReact counts without limits, because its limits would also change typed values.
    put(String(stepped((next ?? 0) - by, by, { min, max, refusesZero })))
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    const { key } = event
    // Moves the caret; PrimeReact would jump to a limit.
    if (key === 'Home' || key === 'End') event.stopPropagation()
    if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
    // PrimeReact handles digits, but drops other characters silently.
    if (!/[0-9]/.test(key) || numberCharacters(inserted(event, key), digits) === null) insert(event, key)
  }

  function limit(from: number): void {
    const to = limitNumber(from, { min, max })
    if (to === from) return
    onChange(to)
    setNote(t(from < to ? 'raised' : 'clamped', { from, to }))
  }

  function leave(): void {
    if (clamps && !isReadOnly && value !== null) limit(value)
    keepMinus()
    onBlur?.()
  }

  return (
    <FieldFrame {...frame}>
      <PrimePart>
        <div
          className="number-control"
          onPasteCapture={(event) => insert(event, event.clipboardData.getData('text'))}
          onKeyDownCapture={press}
          // Phone keyboards send no key events; PrimeReact would revert their input.
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
            disabled={disabledReason !== undefined}
            readOnly={isReadOnly}
            showButtons
            buttonLayout="horizontal"
            onChange={(event) => {
              const { originalEvent } = event
              if (isTyped(originalEvent) && stepOf(originalEvent) === null) change(event.value, originalEvent)
            }}
            onValueChange={(event: InputNumberValueChangeEvent) =>
              change(event.value, event.originalEvent ?? null)
            }
            onBlur={leave}
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
      <p className="ui-hint number-note" aria-live="polite">
        {note}
      </p>
    </FieldFrame>
  )
}

/** False for PrimeReact's change events after a new value or blur, which are not user input. */
function isTyped(event: SyntheticEvent | null): event is SyntheticEvent {
  return event !== null && event.type !== 'blur' && !['Tab', 'Enter'].includes((event as KeyboardEvent).key)
}

/** Direction of a step button or arrow key; null for other events. */
function stepOf(event: SyntheticEvent): 1 | -1 | null {
  const { code } = event as Partial<KeyboardEvent>
  if (code === 'ArrowUp') return 1
  if (code === 'ArrowDown') return -1
  const button = (event.target as Element | null)?.closest?.('button')
  if (!button) return null
  return button.dataset['pcSection'] === 'incrementbutton' ? 1 : -1
}
