import { serverText } from '#shared/texts/serverText.ts'
import { shownDate } from '#shared/format/calendarDate.ts'
import type { Variable } from './readVariables.ts'

/** Texts of yes and no. */
type Words = { yes: string; no: string }

/** Display text of a variable: '20/12/2025', '08:30, Todo el día', 'Sí'; '' if empty. */
export function variableText(variable: Variable, { yes, no }: Words): string {
  switch (variable.type) {
    case 'date':
      return shownDate(variable.value)
    case 'check':
      return variable.value ? yes : no
    case 'time': {
      const { hour, minutes, complement } = variable
      const time = hour + minutes === '' ? '' : `${twoDigits(hour)}:${twoDigits(minutes)}`
      return [time, complement?.value ? labelText(complement.label) : '']
        .filter((part) => part !== '')
        .join(', ')
    }
    default:
      return variable.value
  }
}

/** The label of a variable, safe to show. */
export function labelText(label: string): string {
  return serverText(label) ?? '—'
}

function twoDigits(text: string): string {
  return text === '' ? '––' : text.padStart(2, '0')
}
