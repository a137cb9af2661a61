/** Fields that may hold the code of an answer, for any status; the first with a value counts (decision D51). */
export const codePlaces = ['informationCode', 'result.informationCode', 'result.code', 'code'] as const
export type CodePlace = (typeof codePlaces)[number]

/** The code of an answer; null if it has none. */
export function codeOf(body: unknown): string | null {
  const found = codePlaces
    .map((place) => place.split('.').reduce<unknown>((value, step) => (value as Fields)?.[step], body))
    .find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof found === 'string' ? found.trim() : null
}

type Fields = Record<string, unknown> | null | undefined

/** Codes that are no refusal. */
export const successCodes: readonly string[] = ['A10', 'A20']

/** The code of an empty list (CER-07, decision D32). */
export const noneCode = 'R11'

/**
 * Whether a code is no refusal: A10 means done; A20 means done for a sign-in or a password, but not done for a save
 * (decision D21).
 */
export function isSuccess(code: string | null | undefined): boolean {
  return typeof code === 'string' && successCodes.includes(code)
}
