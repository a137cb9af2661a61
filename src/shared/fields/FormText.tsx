import type { ChangeEvent, CompositionEvent, FocusEvent, ReactElement, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { TextField } from '#shared/ui/TextField.tsx'
import { asTyped } from '#shared/ui/asTyped.ts'
import { anyCharacters, tidy, type Characters } from './characters.ts'
import { filterInput, isComposing } from './filterInput.ts'
import { useFieldProblem, type FormFieldProps } from './formField.ts'

type FormTextProps<Form extends FieldValues> = FormFieldProps<Form> & {
  characters?: Characters
  /** The value as it stays once the field is left. */
  finish?: Characters
  inputMode?: 'text' | 'email' | 'numeric' | 'tel'
  hint?: ReactNode
  /** It stays as it is while the other fields are edited. */
  isFixed?: boolean
  /** Known from elsewhere; what the form itself finds comes first. */
  problem?: string | undefined
  onFinished?: () => void
}

/** One line of text: forbidden characters do not enter it, and its problem stands below (G-22). */
export function FormText<Form extends FieldValues>(props: FormTextProps<Form>): ReactElement {
  const { form, name, label, isReadOnly, problemText, characters = anyCharacters, finish = tidy } = props
  const isLocked = isReadOnly || props.isFixed === true
  const { onChange, onBlur, ...registered } = form.register(name)
  const found = useFieldProblem(form, name)
  const problem = found ?? props.problem

  async function change(
    event: ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>,
  ): Promise<void> {
    if (isLocked) return
    if (event.type === 'compositionend' || !isComposing(event)) filterInput(event.currentTarget, characters)
    await onChange({ type: 'change', target: event.currentTarget })
    // A problem that is on screen is judged with every stroke.
    if (found) await form.trigger(name)
  }

  async function leave(event: FocusEvent<HTMLInputElement>): Promise<void> {
    if (isLocked) return
    const input = event.currentTarget
    const finished = finish(input.value)
    if (finished !== input.value) {
      input.value = finished
      await onChange({ type: 'change', target: input })
    }
    await onBlur({ type: 'blur', target: input })
    props.onFinished?.()
  }

  return (
    <TextField
      {...registered}
      label={label}
      hint={props.hint}
      error={problem && !isReadOnly ? problemText(problem) : undefined}
      readOnly={isLocked}
      isRequired={props.isRequired}
      inputMode={props.inputMode}
      autoComplete="off"
      {...asTyped}
      onChange={change}
      onCompositionEnd={change}
      onBlur={leave}
    />
  )
}
