import { noPhone } from '#contracts/users.ts'
import { finishedPhone, phoneProblem, type UserForm } from '../cardRules.ts'
import type { CellProblem } from '../importRow.ts'
import { isSheetNumber } from './sheetMarks.ts'

export type ReadPhone = { fields: Pick<Partial<UserForm>, 'phoneNumber'>; problems: CellProblem[] }

/** A phone as the card would hold it; wherever that would take digits away, or letters, it is said instead. */
export function readPhone(text: string | undefined): ReadPhone {
  if (text === undefined || text === noPhone) return { fields: {}, problems: [] }
  const code = problemOf(text)
  if (code === null) return { fields: { phoneNumber: finishedPhone(text) }, problems: [] }
  return { fields: {}, problems: [{ field: 'phoneNumber', code }] }
}

function problemOf(text: string): string | null {
  if (isSheetNumber(text)) return 'sheetNumber'
  return withoutCountry(text) === null ? phoneProblem(text) : 'phoneCountry'
}

/** A number of ten digits that has the 57 before it without a sign, or with zeros; null where it is none. */
export function withoutCountry(text: string): string | null {
  const written = text.replaceAll(/[\s./-]/g, '')
  return /^(?:00)?57(\d{10})$/.exec(written)?.[1] ?? null
}
