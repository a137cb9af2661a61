import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { readNumber } from '#shared/format/numberText.ts'
import { FieldFrame } from '#shared/ui/FieldFrame.tsx'
import { NumberField } from '#shared/ui/NumberField.tsx'
import type { TimeVariable } from '../variables/readVariables.ts'
import { labelText } from '../variables/variableText.ts'
import { timeLimits } from '../variables/writeVariables.ts'
import { CheckField } from './CheckField.tsx'

type TimePart = 'hour' | 'minutes'

type TimeFieldProps = {
  id: string
  variable: TimeVariable
  /** Error of each half. */
  errors: Partial<Record<TimePart, string>>
  onChange: (variable: TimeVariable) => void
  onLeave: (part: TimePart) => void
}

/** Hour and minutes with step buttons, and an optional checkbox (NTV-11 to NTV-16, NTV-20, NTV-21). */
export function TimeField({ id, variable, errors, onChange, onLeave }: TimeFieldProps): ReactElement {
  const { t } = useTranslation('notificationCard')
  const { complement, hour, minutes } = variable
  /** Also sets the time, which the service requires. */
  function tick(value: boolean): void {
    const time = value && { hour: hour || '0', minutes: minutes || '0' }
    onChange({ ...variable, ...time, complement: complement && { ...complement, value } })
  }
  return (
    <FieldFrame id={id} label={labelText(variable.label)} isRequired isGroup>
      <div className="time-parts flow">
        {(['hour', 'minutes'] as const).map((part) => (
          <NumberField
            key={part}
            id={`${id}-${part}`}
            label={t(part)}
            isRequired
            value={readNumber(variable[part])}
            digits={2}
            min={0}
            max={timeLimits[part]}
            clamps
            error={errors[part]}
            onChange={(value) => onChange({ ...variable, [part]: value === null ? '' : String(value) })}
            onBlur={() => onLeave(part)}
          />
        ))}
        {complement && (
          <CheckField label={labelText(complement.label)} isOn={complement.value} onChange={tick} />
        )}
      </div>
    </FieldFrame>
  )
}
