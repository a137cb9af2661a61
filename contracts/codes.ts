/** Where the code of an answer may stand, whatever its status; the first place that has one counts (decision D51). */
export const codePlaces = ['informationCode', 'result.informationCode', 'result.code', 'code'] as const
export type CodePlace = (typeof codePlaces)[number]

/** The code of an answer; null where it has none. */
export function codeOf(body: unknown): string | null {
  const found = codePlaces
    .map((place) => place.split('.').reduce<unknown>((value, step) => (value as Fields)?.[step], body))
    .find((value) => typeof value === 'string' && value.trim() !== '')
  return typeof found === 'string' ? found.trim() : null
}

type Fields = Record<string, unknown> | null | undefined

/** Codes by which a service has nothing against a call. */
export const successCodes: readonly string[] = ['A10', 'A20']

/** The code by which a list says that it is empty (CER-07, decision D32). */
export const noneCode = 'R11'

/**
 * Whether a code stands for no refusal: A10 did what was asked for; A20 goes on like it after a sign-in and a password,
 * but of a save it says that nothing was done (decision D21).
 */
export function isSuccess(code: string | null | undefined): boolean {
  return typeof code === 'string' && successCodes.includes(code)
}
