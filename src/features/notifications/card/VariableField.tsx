import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { shownDate } from '#shared/format/calendarDate.ts'
import { DateField } from '#shared/ui/DateField.tsx'
import { TextAreaField } from '#shared/ui/TextAreaField.tsx'
import { CardTextField } from '#shared/ui/CardTextField.tsx'
import { bogotaDay, dayAfterBogota } from '../moments/moments.ts'
import type { TextVariable, Variable } from '../variables/readVariables.ts'
import type { VariableProblem, VariableProblems } from '../variables/variableProblem.ts'
import { labelText } from '../variables/variableText.ts'
import { CheckField } from './CheckField.tsx'
import { TimeField } from './TimeField.tsx'

type VariableFieldProps = {
  id: string
  variable: Variable
  problems: VariableProblems
  /** Time of the service in ms. */
  now: number
  onChange: (variable: Variable) => void
  onLeave: (part: keyof VariableProblems) => void
}

/** Field of a variable by its type (NTV-17, NTV-18); null for an unknown type. */
export function VariableField(props: VariableFieldProps): ReactElement | null {
  const { id, variable, problems, now, onChange, onLeave } = props
  const { t } = useTranslation(['notificationCard', 'common'])
  const label = labelText(variable.label)
  const leave = (): void => onLeave('value')

  function textOf(problem: VariableProblem | undefined, attribute: string): string | undefined {
    if (problem === undefined) return undefined
    if (problem === 'required') return t('common:required')
    if (problem === 'notANumber') return t('common:numeric', { attribute })
    if (problem === 'tooLong') return t('common:max', { max: (variable as TextVariable).limit })
    return t(`notificationCard:problems.${problem}`, { date: shownDate(dayAfterBogota(now)) })
  }
  const error = textOf(problems.value, label)

  switch (variable.type) {
    case 'date':
      return (
        <DateField
          {...{ id, label, error }}
          isRequired
          value={variable.value}
          today={bogotaDay(now)}
          min={dayAfterBogota(now)}
          onChange={(value) => onChange({ ...variable, value })}
          onBlur={leave}
        />
      )
    case 'text': {
      const change = (value: string): void => onChange({ ...variable, value })
      return variable.rows > 1 ? (
        <TextAreaField
          {...{ id, label, error }}
          isRequired
          rows={variable.rows}
          limit={variable.limit}
          value={variable.value}
          onChange={change}
          onBlur={leave}
        />
      ) : (
        <CardTextField
          {...{ id, label, error }}
          isRequired
          autoComplete="off"
          value={variable.value}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
        />
      )
    }
    case 'time':
      return (
        <TimeField
          {...{ id, variable, onChange, onLeave }}
          errors={{
            ...(problems.hour && { hour: textOf(problems.hour, t('notificationCard:hour'))! }),
            ...(problems.minutes && { minutes: textOf(problems.minutes, t('notificationCard:minutes'))! }),
          }}
        />
      )
    case 'check':
      return (
        <CheckField
          {...{ id, label }}
          isOn={variable.value}
          onChange={(value) => onChange({ ...variable, value })}
        />
      )
    case 'unknown':
      return null
  }
}
