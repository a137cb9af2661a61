import type { ReactElement, ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { applicationLimits } from '#contracts/application-settings.ts'
import { titleCharacters } from '#shared/fields/characters.ts'
import { FormNumber } from '#shared/fields/FormNumber.tsx'
import { FormSelect } from '#shared/fields/FormSelect.tsx'
import { FormSwitch } from '#shared/fields/FormSwitch.tsx'
import { FormText } from '#shared/fields/FormText.tsx'
import { FormTextArea } from '#shared/fields/FormTextArea.tsx'
import { durations, type ApplicationField, type ApplicationForm } from '../fields.ts'
import { choicesOf, problemText } from './fieldText.ts'
import { numberInput } from './numberInput.ts'
import { contradictionsIn, type Contradiction } from './tokenPolicy.ts'
import { WarningIcon } from '#shared/ui/icons.tsx'

type ApplicationFieldControlProps = {
  form: UseFormReturn<ApplicationForm>
  name: ApplicationField
  /** True while saving. */
  isLocked: boolean
  /** True if it cannot be edited. */
  isFixed: boolean
}

/** The control of a field: text, choice, switch or number. */
export function ApplicationFieldControl(props: ApplicationFieldControlProps): ReactElement {
  const { form, name, isLocked, isFixed } = props
  const { t } = useTranslation(['applicationCard', 'common', 'list'])
  const label = t(`applicationCard:fields.${name}`)
  const textOf = (problem: string): string => problemText(problem, t)
  const field = { form, name, label, isReadOnly: isLocked, problemText: textOf }
  const choices = choicesOf(t)[name]
  const values = form.watch()
  const number = numberInput(name, values)
  const isConcurrentOff = name === 'maxConcurrentTokens' && !values.isConcurrentSession

  if (choices)
    return (
      <FormSelect
        {...field}
        isRequired
        options={{
          list: Object.entries(choices).map(([value, label]) => ({ value, label })),
          state: 'ready',
          retry: () => {},
        }}
        onChosen={() => judgeAmount(form, name)}
      />
    )
  if (number)
    return (
      <FormNumber
        {...field}
        isRequired
        {...number}
        hint={numberHint(name, values, t)}
        disabledReason={isConcurrentOff ? t('applicationCard:concurrentOff') : undefined}
      />
    )
  if (name === 'isVisible' || name === 'isConcurrentSession')
    return (
      <FormSwitch
        form={form}
        name={name}
        label={label}
        isReadOnly={isLocked}
        hint={t(name === 'isVisible' ? 'applicationCard:visibleHelp' : 'applicationCard:concurrentHelp')}
        onSwitched={() => name === 'isConcurrentSession' && judgeConcurrent(form)}
      />
    )
  if (name === 'description') return <FormTextArea {...field} limit={applicationLimits.description} />
  const isName = name === 'name' || name === 'title'
  return (
    <FormText
      {...field}
      isRequired={!isFixed}
      isFixed={isFixed}
      hint={isFixed ? t('applicationCard:nameFixed') : undefined}
      {...(isName && { characters: titleCharacters })}
    />
  )
}

/** Allowed range, and contradictions of the current value (beyond 19). */
function numberHint(
  name: ApplicationField,
  values: ApplicationForm,
  t: Parameters<typeof choicesOf>[0],
): ReactNode {
  const range = hintOf(name, t)
  const found = contradictionsIn(values).find(({ fields: [about] }) => about === name)
  if (!found) return range
  return (
    <>
      <FieldContradiction id={found.id} /> {range}
    </>
  )
}

function hintOf(name: ApplicationField, t: Parameters<typeof choicesOf>[0]): string | undefined {
  if (name === 'maxConcurrentTokens') return t('applicationCard:concurrentRange')
  return name === 'numberPasswordChanges' ? t('applicationCard:changesRange') : undefined
}

/** Validates again, because each unit has its own limit (hardening T80). */
function judgeAmount(form: UseFormReturn<ApplicationForm>, name: ApplicationField): void {
  const duration = durations.find(({ unit }) => unit === name)
  if (duration && form.getValues(duration.amount) !== null) void form.trigger(duration.amount)
}

/** Validates the maximum again, which only applies while the switch is on (APV-21). */
function judgeConcurrent(form: UseFormReturn<ApplicationForm>): void {
  const { error, isTouched } = form.getFieldState('maxConcurrentTokens')
  if (error || isTouched) void form.trigger('maxConcurrentTokens')
}

/** Contradiction below a field; it can still be saved. */
function FieldContradiction({ id }: { id: Contradiction['id'] }): ReactElement {
  const { t } = useTranslation('applicationCard')
  return (
    <span className="field-contradiction gap-1 warning">
      <WarningIcon size={16} />
      {t(`contradictions.field.${id}`)}
    </span>
  )
}
