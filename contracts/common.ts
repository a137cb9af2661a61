import * as z from 'zod/mini'

/** Text that a service may leave out or send as null. */
export const text = z.nullish(z.string())

/** A number as the services are known to send it: number, text or null. Readers clamp it. */
export const looseNumber = z.nullish(z.union([z.number(), z.string()]))

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

/** Where a service says what became of a call (G-61): at the top, inside `result`, or as `result` itself. */
export const said = {
  informationCode: text,
  code: text,
  message: text,
  result: z.nullish(
    z.union([z.string(), z.object({ information: text, informationCode: text, code: text, message: text })]),
  ),
}

/** The answer to a change. A code other than A10 says that nothing was done (G-61). */
export const done = z.object(said)

/**
 * What a service says when it refuses (G-61). The text is `message`, else `result.information`, else `result.message`,
 * else `result` itself.
 */
export const failure = z.object(said)
export type Failure = z.infer<typeof failure>

/**
 * A record that goes back to the service whole, such as an application: fields that the contract does not name stay
 * in it, where `z.object` would drop them (G-32).
 */
export function wholeRecord<Shape extends Record<string, z.ZodMiniType>>(
  shape: Shape,
): z.ZodMiniObject<Shape, z.core.$loose> {
  return z.looseObject(shape)
}

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
