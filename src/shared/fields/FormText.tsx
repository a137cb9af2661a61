import {
  useRef,
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
} from 'react'
import type { FieldValues } from 'react-hook-form'
import { CardTextField } from '#shared/ui/CardTextField.tsx'
import { asTyped } from '#shared/ui/asTyped.ts'
import { tidy } from './characters.ts'
import { useFieldProblem, type FormFieldProps } from './formField.ts'

type FormTextProps<Form extends FieldValues> = FormFieldProps<Form> & {
  /** Matches a text of allowed characters; another one is kept and validated at once. */
  characters?: RegExp
  /** Formats the text while typing. */
  written?: (text: string) => string
  /** Normalises the value on blur. */
  finish?: (text: string) => string
  inputMode?: 'text' | 'email' | 'numeric' | 'tel'
  /** Most typed characters, if more than can be saved. */
  maxLength?: number
  hint?: ReactNode
  /** The value cannot be edited. */
  isFixed?: boolean
  /** External problem; the form's own has priority. */
  problem?: string | undefined
  onFinished?: () => void
}

/** Text field of a form; invalid text is kept with its problem below (G-22). */
export function FormText<Form extends FieldValues>(props: FormTextProps<Form>): ReactElement {
  const { form, name, label, isReadOnly, problemText, characters, written, finish = tidy } = props
  const isLocked = isReadOnly || props.isFixed === true
  const { onChange, onBlur, ...registered } = form.register(name)
  const found = useFieldProblem(form, name)
  const problem = found ?? props.problem
  const isTyped = useRef(false)

  async function change(
    event: ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>,
  ): Promise<void> {
    if (isLocked) return
    const input = event.currentTarget
    isTyped.current = true
    // Not during a composition, such as an accent of two keys.
    const isDone = (event.nativeEvent as Partial<InputEvent>).isComposing !== true
    if (written && isDone) rewrite(input, written)
    await onChange({ type: 'change', target: input })
    const isStrange = isDone && characters?.test(input.value.normalize('NFC')) === false
    // A shown problem is validated with every key.
    if (found || isStrange) await form.trigger(name)
  }

  async function leave(event: FocusEvent<HTMLInputElement>): Promise<void> {
    if (isLocked) return
    const input = event.currentTarget
    const finished = isTyped.current ? finish(input.value) : input.value
    isTyped.current = false
    if (finished !== input.value) {
      input.value = finished
      await onChange({ type: 'change', target: input })
    }
    await onBlur({ type: 'blur', target: input })
    props.onFinished?.()
  }

  return (
    <CardTextField
      {...registered}
      label={label}
      hint={props.hint}
      error={problem && !isReadOnly ? problemText(problem) : undefined}
      readOnly={isLocked}
      isRequired={props.isRequired}
      inputMode={props.inputMode}
      maxLength={props.maxLength}
      autoComplete="off"
      {...asTyped}
      onChange={change}
      onCompositionEnd={change}
      onBlur={leave}
    />
  )
}

/** Formats the text and keeps the caret after the same characters. */
function rewrite(input: HTMLInputElement, written: (text: string) => string): void {
  const { value, selectionStart } = input
  const text = written(value)
  if (text === value) return
  const caret = written(value.slice(0, selectionStart ?? value.length)).length
  input.value = text
  // Only in a focused field; elsewhere this would move the focus on some platforms.
  if (input === input.ownerDocument.activeElement) input.setSelectionRange(caret, caret)
}
