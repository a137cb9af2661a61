import { useId, useRef, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { longestName, nameProblem, viewName, type NameProblem } from './views.ts'

type NameFormProps = {
  label: string
  submit: string
  name: string
  others: readonly string[]
  onName: (name: string) => void
  onCancel?: () => void
}

/** Form for a view's name, validated on submit. */
export function NameForm(props: NameFormProps): ReactElement {
  const { label, submit, name, others, onName, onCancel } = props
  const { t } = useTranslation(['views', 'common'])
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(name)
  const [problem, setProblem] = useState<NameProblem | null>(null)
  return (
    <form
      className="view-name stack gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const found = nameProblem(typed, others)
        setProblem(found)
        if (found) field.current?.focus()
        else onName(viewName(typed))
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onCancel) return
        event.stopPropagation()
        onCancel()
      }}
    >
      <label className="bold" htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        className="ui-input"
        dir="auto"
        autoComplete="off"
        // Renaming was requested by a click.
        autoFocus={onCancel !== undefined}
        value={typed}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          setProblem(null)
        }}
      />
      {problem && (
        <p id={`${id}-problem`} className="ui-error" role="alert">
          {t(`problems.${problem}`, { max: longestName })}
        </p>
      )}
      <div className="flow to-end gap-2">
        {onCancel && (
          <Button tone="secondary" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        )}
        <Button type="submit">{submit}</Button>
      </div>
    </form>
  )
}
