import type { ChangeEvent, CompositionEvent, FocusEvent, ReactElement, ReactNode } from 'react'
import { useFormState, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { anyCharacters, tidy, type Characters } from '#shared/forms/characters.ts'
import { filterInput, isComposing } from '#shared/forms/filterInput.ts'
import { TextField } from '#shared/ui/TextField.tsx'
import type { FieldProblem, UserForm } from '../form.ts'
import { problemText } from './fieldText.ts'

export type LineName = 'userName' | 'email' | 'names' | 'surnames' | 'document' | 'phoneNumber'

type TextLineProps = {
  form: UseFormReturn<UserForm>
  name: LineName
  isReadOnly: boolean
  characters?: Characters
  /** The value as it stays once the field is left. */
  finish?: Characters
  inputMode?: 'text' | 'email' | 'numeric' | 'tel'
  hint?: ReactNode
  /** Known from elsewhere; what the form itself finds comes first. */
  problem?: FieldProblem | undefined
  onFinished?: () => void
}

/** One line of text: forbidden characters do not enter it, and its problem stands below (G-22). */
export function TextLine(props: TextLineProps): ReactElement {
  const { form, name, isReadOnly, characters = anyCharacters, finish = tidy, onFinished } = props
  const { t } = useTranslation(['userCard', 'common'])
  const { onChange, onBlur, ...registered } = form.register(name)
  // Also shows what was found before this tab was opened.
  const { errors } = useFormState({ control: form.control, name, exact: true })
  const found = errors[name]?.message as FieldProblem | undefined
  const problem = found ?? props.problem

  async function change(
    event: ChangeEvent<HTMLInputElement> | CompositionEvent<HTMLInputElement>,
  ): Promise<void> {
    if (isReadOnly) return
    if (event.type === 'compositionend' || !isComposing(event)) filterInput(event.currentTarget, characters)
    await onChange({ type: 'change', target: event.currentTarget })
    // A problem that is on screen is judged with every stroke.
    if (found) await form.trigger(name)
  }

  async function leave(event: FocusEvent<HTMLInputElement>): Promise<void> {
    if (isReadOnly) return
    const input = event.currentTarget
    const finished = finish(input.value)
    if (finished !== input.value) {
      input.value = finished
      await onChange({ type: 'change', target: input })
    }
    await onBlur({ type: 'blur', target: input })
    onFinished?.()
  }

  return (
    <TextField
      {...registered}
      label={t(`userCard:fields.${name}`)}
      hint={props.hint}
      error={problem && !isReadOnly ? problemText(name, problem, t) : undefined}
      readOnly={isReadOnly}
      inputMode={props.inputMode}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      onChange={change}
      onCompositionEnd={change}
      onBlur={leave}
    />
  )
}
