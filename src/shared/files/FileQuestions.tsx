import type { ReactElement } from 'react'
import { ChoiceSelect } from '#shared/fields/ChoiceSelect.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import './filesTexts.ts'
import type { FileChoices, FileQuestion } from './questions.ts'

type FileQuestionsProps = {
  questions: readonly FileQuestion[]
  choices: FileChoices
  onChoose: (choices: FileChoices) => void
}

/** Maximum number of single questions; the rest can only be omitted together. One extra is still asked alone. */
const asked = 50
const leave = '-'
const instead = '+'

/** Asks for each unknown name in a file whether to replace or omit it (beyond 32). */
export function FileQuestions({ questions, choices, onChoose }: FileQuestionsProps): ReactElement | null {
  const { t } = useTranslation('files')
  if (questions.length === 0) return null
  const open = questions.filter(({ key }) => !choices.has(key))
  const listed = questions.length > asked + 1 ? questions.slice(0, asked) : questions
  const rest = questions.length - listed.length

  function valueOf(key: string): string {
    const choice = choices.get(key)
    if (choice === undefined) return ''
    return choice === null ? leave : instead + choice
  }

  return (
    <fieldset className="file-questions stack gap-1 outlined">
      <legend>{t('unknownTitle')}</legend>
      <p className="file-hint muted small breaks">{t('unknownLead')}</p>
      {listed.map(({ key, label, options }) => (
        <ChoiceSelect
          key={key}
          label={label}
          placeholder={t('decide')}
          options={[
            { value: leave, label: t('leave') },
            ...options.map((one) => ({ value: instead + one.value, label: t('use', { name: one.label }) })),
          ]}
          value={valueOf(key)}
          onChange={(value) => {
            const next = new Map(choices)
            if (value === '') next.delete(key)
            else next.set(key, value === leave ? null : value.slice(1))
            onChoose(next)
          }}
        />
      ))}
      {rest > 0 && <p className="file-hint muted small breaks">{t('more', { count: rest })}</p>}
      {open.length > 1 && (
        <Button
          tone="secondary"
          onClick={() => onChoose(new Map([...choices, ...open.map(({ key }) => [key, null] as const)]))}
        >
          {t('leaveAll', { count: open.length })}
        </Button>
      )}
    </fieldset>
  )
}
