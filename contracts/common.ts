import * as z from 'zod/mini'

/** Text that a service may leave out or send as null. */
export const text = z.nullish(z.string())

/** A number as the services are known to send it: number, text or null. Readers clamp it. */
export const looseNumber = z.nullish(z.union([z.number(), z.string()]))

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
