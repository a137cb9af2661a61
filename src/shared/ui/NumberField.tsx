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
    /** How many digits may be typed. */
    digits: number
    /** The step buttons pass over 0; a typed 0 is for the form to judge. */
    refusesZero?: boolean
    /** What is beyond a limit becomes the limit when the field is left, and that is said (decision D53); without it the form says what is wrong. */
    clamps?: boolean
    /** As long as it is so, nothing changes the value; the field keeps the focus. */
    isReadOnly?: boolean
    /** Why the value cannot be changed; its presence disables the control. */
    disabledReason?: string | undefined
  }

/** Longest text that is quoted when it was not taken. */
const quoted = 20

/**
 * A whole number with step buttons; nothing typed is null. The limits bind the buttons and the arrow keys. What is no
 * number of so many digits is not taken, and that is said: nobody finds another number than the one that was typed or
 * pasted (decision D45).
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

  // A minus without a digit is no value yet, and PrimeReact empties a field that has none.
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

  /** The text of the field with another one where the caret is. */
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
    // PrimeReact counts on without a limit, because its own limits would also change what was typed.
    put(String(stepped((next ?? 0) - by, by, { min, max, refusesZero })))
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    const { key } = event
    // The caret moves as in any text; PrimeReact would jump to a limit.
    if (key === 'Home' || key === 'End') event.stopPropagation()
    if (key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
    // PrimeReact takes a digit, and drops what it does not take without a word.
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

/** False for what PrimeReact makes of a value from outside, or of a field that is left: that is nothing new. */
function isTyped(event: SyntheticEvent | null): event is SyntheticEvent {
  return event !== null && event.type !== 'blur' && !['Tab', 'Enter'].includes((event as KeyboardEvent).key)
}

/** Which way a press on a step button or an arrow key goes; null for anything else, such as a value from outside. */
function stepOf(event: SyntheticEvent): 1 | -1 | null {
  const { code } = event as Partial<KeyboardEvent>
  if (code === 'ArrowUp') return 1
  if (code === 'ArrowDown') return -1
  const button = (event.target as Element | null)?.closest?.('button')
  if (!button) return null
  return button.dataset['pcSection'] === 'incrementbutton' ? 1 : -1
}
