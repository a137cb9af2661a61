import { noPhone } from '#contracts/users.ts'
import { finishedPhone, phoneDigits, type UserForm } from '../cardRules.ts'
import type { CellProblem } from '../importRow.ts'
import { isSheetNumber } from './sheetMarks.ts'

export type ReadPhone = { fields: Pick<Partial<UserForm>, 'phoneNumber'>; problems: CellProblem[] }

/** A phone as the card would hold it; wherever that would take digits away, or letters, it is said instead. */
export function readPhone(text: string | undefined): ReadPhone {
  if (text === undefined || text === noPhone) return { fields: {}, problems: [] }
  const code = phoneProblem(text)
  if (code === null) return { fields: { phoneNumber: finishedPhone(text) }, problems: [] }
  return { fields: {}, problems: [{ field: 'phoneNumber', code }] }
}

function phoneProblem(text: string): string | null {
  if (isSheetNumber(text)) return 'sheetNumber'
  if (/[^\d\s()+./-]/.test(text) || !/\d/.test(text)) return 'phoneLetters'
  const written = text.replaceAll(/\D/g, '')
  const digits = phoneDigits(text)
  if (withoutCountry(text) !== null) return 'phoneCountry'
  if (/^[\s(]*\+(?!\s*57)/.test(text)) return 'phoneForeign'
  const isOurs = digits === written || (`57${digits}` === written && /^[\s(]*\+?\s*57/.test(text))
  return isOurs ? null : 'phoneForeign'
}

/** A number of ten digits that has the 57 before it without a sign, or with zeros; null where it is none. */
export function withoutCountry(text: string): string | null {
  const written = text.replaceAll(/[\s./-]/g, '')
  return /^(?:00)?57(\d{10})$/.exec(written)?.[1] ?? null
}
