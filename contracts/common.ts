import * as z from 'zod/mini'

/** Text that a service may leave out or send as null. */
export const text = z.nullish(z.string())

/** A number as the services are known to send it: number, text or null. Readers clamp it. */
export const looseNumber = z.nullish(z.union([z.number(), z.string()]))

/** Where a service says what became of a call (G-61): at the top, inside `result`, or as `result` itself. */
const said = {
  informationCode: text,
  code: text,
  message: text,
  result: z.nullish(
    z.union([z.string(), z.object({ information: text, informationCode: text, code: text, message: text })]),
  ),
}

/** The answer to a change. A code other than A10 says that nothing was done (G-61). */
export const done = z.object(said)

/** The answer to a save that says it inside `result`. A code other than A10 says that nothing was done (G-61). */
export const savedResult = z.object({ result: z.object({ informationCode: text, information: text }) })

/**
 * What a service says when it refuses (G-61). The code is `informationCode`, else `result.informationCode`, else
 * `result.code`, else `code`; the text is `message`, else `result.information`, else `result` itself.
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

/** Holds the result of a list to it: only the code R11 stands for records that are left out (CER-07, decision D32). */
export const recordsOrR11 = z.refine<{ records?: unknown; informationCode?: string | null | undefined }>(
  ({ records, informationCode }) => Array.isArray(records) || informationCode === 'R11',
)

/** Codes by which a service has nothing against a call. */
const successCodes: readonly unknown[] = ['A10', 'A20']

/**
 * Whether a code stands for no refusal: A10 did what was asked for; A20 goes on like it after a sign-in and a password,
 * but of a save it says that nothing was done (decision D21).
 */
export function isSuccess(code: string | null | undefined): boolean {
  return successCodes.includes(code)
}
