import { userForm } from '../cardRules.ts'
import { cellText } from '../check/said.ts'
import { withoutCountry } from '../check/readPhone.ts'
import type { CellProblem } from '../importRow.ts'

export type Cleaned = { code: 'grouped' | 'blanks' | 'accents' | 'phoneCountry'; text: string }

const ofCharacters = new Set(['userNameFormat', 'emailCharacters', 'emailFormat', 'hidden'])

/** The text that a wrong cell ought to have, and for which reason; null where nobody can know it. */
export function cleanable(cell: string, { field, code, values }: CellProblem): Cleaned | null {
  if (code === 'grouped') return { code, text: String(values?.bare) }
  if (code === 'phoneCountry') return { code, text: withoutCountry(cellText(cell)) ?? cell }
  if ((field !== 'userName' && field !== 'email') || !ofCharacters.has(code)) return null
  const rule = userForm.shape[field]
  const isRight = (text: string): boolean => rule.safeParse(text).success
  const bare = cellText(cell).replaceAll(/\s/g, '')
  if (isRight(bare)) return { code: 'blanks', text: bare }
  const plain = bare.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return isRight(plain) ? { code: 'accents', text: plain } : null
}
