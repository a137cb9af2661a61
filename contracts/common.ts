import * as z from 'zod/mini'

/** Text that a service may leave out or send as null. */
export const text = z.nullish(z.string())

/** A number, which services send as number, text or null. Readers clamp it. */
export const looseNumber = z.nullish(z.union([z.number(), z.string()]))

/** Possible positions of a call's outcome (G-61): at the top, inside `result`, or `result` itself. */
export const outcomeFields = {
  informationCode: text,
  code: text,
  message: text,
  result: z.nullish(
    z.union([z.string(), z.object({ information: text, informationCode: text, code: text, message: text })]),
  ),
}

/** The answer to a write. A code other than A10 means that nothing was done (G-61). */
export const done = z.object(outcomeFields)

/**
 * The body of a refusal (G-61). The text is `message`, else `result.information`, else `result.message`, else `result`
 * itself.
 */
export const failure = z.object(outcomeFields)
export type Failure = z.infer<typeof failure>

/**
 * A record that is sent back complete, such as an application: it keeps unknown fields, which `z.object` would drop
 * (G-32).
 */
export function wholeRecord<Shape extends Record<string, z.ZodMiniType>>(
  shape: Shape,
): z.ZodMiniObject<Shape, z.core.$loose> {
  return z.looseObject(shape)
}
