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
  /** Matches a text in which only allowed characters stand; another one stays, and is judged at once. */
  characters?: RegExp
  /** What the field puts around a text while it is typed. */
  written?: (text: string) => string
  /** The value as it stays once it was typed and the field is left. */
  finish?: (text: string) => string
  inputMode?: 'text' | 'email' | 'numeric' | 'tel'
  /** How many characters can be typed, where that is more than may be saved. */
  maxLength?: number
  hint?: ReactNode
  /** It stays as it is while the other fields are edited. */
  isFixed?: boolean
  /** Known from elsewhere; what the form itself finds comes first. */
  problem?: string | undefined
  onFinished?: () => void
}

/** One line of text; what was typed stays, and its problem stands below (G-22). */
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
    // An accent of two keys is left alone until it is done.
    const isDone = (event.nativeEvent as Partial<InputEvent>).isComposing !== true
    if (written && isDone) rewrite(input, written)
    await onChange({ type: 'change', target: input })
    const isStrange = isDone && characters?.test(input.value.normalize('NFC')) === false
    // A problem that is on screen is judged with every stroke.
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

/** Puts a text as the field writes it; the caret stays behind the same characters. */
function rewrite(input: HTMLInputElement, written: (text: string) => string): void {
  const { value, selectionStart } = input
  const text = written(value)
  if (text === value) return
  const caret = written(value.slice(0, selectionStart ?? value.length)).length
  input.value = text
  // Only a field that has the focus has a caret; elsewhere this would take the focus on some platforms.
  if (input === input.ownerDocument.activeElement) input.setSelectionRange(caret, caret)
}
