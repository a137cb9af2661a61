import { largestCount } from '#contracts/application-settings.ts'
import { durations, type ApplicationField, type ApplicationForm } from '../fields.ts'
import { largestAmount } from './problems.ts'

/** What a number input lets through; `problems.ts` validates the value. */
type NumberInput = {
  digits: number
  min: number
  max?: number
  refusesZero?: boolean
}

const fromMinusOne: NumberInput = { digits: 9, min: -1, refusesZero: true }

const counts: Partial<Record<ApplicationField, NumberInput>> = {
  maxConcurrentTokens: { digits: 3, min: 1, max: largestCount },
  maxConcurrentTokensByUser: fromMinusOne,
  maxRefreshTokens: fromMinusOne,
  maxRefreshTokensByUser: { digits: 3, min: 0, max: largestCount },
  numberPasswordChanges: { digits: 9, min: -1 },
  passwordExpiration: { ...fromMinusOne, digits: 10 },
}

/** Number input of a field (APV-18, APV-25, APV-31); null for other fields. */
export function numberInput(field: ApplicationField, form: ApplicationForm): NumberInput | null {
  const duration = durations.find(({ amount }) => amount === field)
  if (!duration) return counts[field] ?? null
  const max = largestAmount(form[duration.unit])
  return {
    digits: 6,
    min: duration.smallest,
    ...(max !== undefined && { max }),
    refusesZero: true,
  }
}
