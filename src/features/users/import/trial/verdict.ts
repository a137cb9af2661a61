import type { UserField } from '../usersParts.ts'
import type { PersonChange } from './personChange.ts'

/** Why a row is not imported. */
export type Wrong =
  /** Its cells were not put right. */
  | { code: 'unchecked' }
  /** Whom nobody has yet needs these. */
  | { code: 'lacks'; fields: readonly UserField[] }
  /** As the card says it (`FieldProblem`). */
  | { code: 'field'; field: UserField; problem: string }
  | { code: 'emailTaken' | 'emailDeleted' | 'needsDocumentType' | 'needsCompany' | 'needsRole' }
  /** Oneself would be switched off. */
  | { code: 'self' }
  /** People of this type, or in this state, are not switched (G-13, USR-07). */
  | { code: 'noSwitch' }
  | { code: 'companyGone' }
  | { code: 'roleGone'; name: string }
  /** Whoever was there is not there any more. */
  | { code: 'nobody' }

/** What a row of the file would do. */
export type Verdict =
  | { kind: 'create' }
  | { kind: 'change'; id: number; change: PersonChange }
  /** Somebody deleted is brought back, and then changed by the file. */
  | { kind: 'restore'; id: number }
  | { kind: 'same'; id: number }
  | { kind: 'wrong'; reasons: readonly Wrong[] }

export const verdictKinds = ['create', 'change', 'restore', 'same', 'wrong'] as const
export type VerdictKind = (typeof verdictKinds)[number]

/** Whether anything would be sent of it. */
export function isSent({ kind }: Verdict): boolean {
  return kind !== 'same' && kind !== 'wrong'
}
