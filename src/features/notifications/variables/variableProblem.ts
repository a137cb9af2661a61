import { dateProblem } from '#shared/format/calendarDate.ts'
import { readNumber } from '#shared/format/numberText.ts'
import { tidy } from '#shared/fields/characters.ts'
import type { Variable } from './readVariables.ts'

export type VariableProblem = 'required' | 'dateInvalid' | 'dateEarly' | 'tooLong' | 'notANumber' | 'negative'

/** Problems of a variable and of each half of a time; empty if valid. */
export type VariableProblems = { value?: VariableProblem; hour?: VariableProblem; minutes?: VariableProblem }

/** `tomorrow` in Bogota; an unchanged stored date is always valid (NTV-06 to NTV-09, NTV-11, NTV-12). */
export function variableProblems(variable: Variable, tomorrow: string, stored?: Variable): VariableProblems {
  switch (variable.type) {
    case 'date': {
      const isAsStored = stored?.type === 'date' && stored.value === variable.value
      return found('value', dateVariableProblem(variable.value, isAsStored ? undefined : tomorrow))
    }
    case 'text':
      return found('value', textProblem(variable.value, variable.limit))
    case 'time':
      return {
        ...found('hour', timeProblem(variable.hour)),
        ...found('minutes', timeProblem(variable.minutes)),
      }
    case 'check':
    case 'unknown':
      return {}
  }
}

function dateVariableProblem(value: string, min: string | undefined): VariableProblem | null {
  if (value === '') return 'required'
  const problem = dateProblem(value, { min })
  if (problem === null) return null
  return problem === 'early' ? 'dateEarly' : 'dateInvalid'
}

function textProblem(value: string, limit: number): VariableProblem | null {
  const { length } = tidy(value)
  if (length === 0) return 'required'
  return length > limit ? 'tooLong' : null
}

function timeProblem(value: string): VariableProblem | null {
  if (value === '') return 'required'
  const number = readNumber(value)
  if (number === null) return 'notANumber'
  return number < 0 ? 'negative' : null
}

function found(part: keyof VariableProblems, problem: VariableProblem | null): VariableProblems {
  return problem === null ? {} : { [part]: problem }
}
