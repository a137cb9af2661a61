import * as z from 'zod/mini'

/** Text that a service may leave out or send as null. */
export const text = z.nullish(z.string())

/** A number as the services are known to send it: number, text or null. Readers clamp it. */
export const looseNumber = z.nullish(z.union([z.number(), z.string()]))

/**
 * What a service says when it refuses (G-61). The code is `informationCode`, else `result.informationCode`,
 * else `code`; the text is `message`, else `result.information`, else `result` itself.
 */
export const failure = z.object({
  informationCode: text,
  code: text,
  message: text,
  responseCode: looseNumber,
  statusCode: looseNumber,
  result: z.nullish(
    z.union([z.string(), z.object({ information: text, informationCode: text, message: text })]),
  ),
})
export type Failure = z.infer<typeof failure>

/** Holds the result of a list to it: only the code R11 stands for records that are left out (CER-07, decision D32). */
export const recordsOrR11 = z.refine<{ records?: unknown; informationCode?: string | null | undefined }>(
  ({ records, informationCode }) => Array.isArray(records) || informationCode === 'R11',
)

/** Refusals that any call with a session can meet. */
export const sessionOutcomes = {
  '401': { status: 401, body: { message: 'Unauthorized' } },
  '403': { status: 403, body: { message: 'Forbidden' } },
} as const

/** The codes of an answer that did what it was asked for. */
const successCodes: readonly unknown[] = ['A10', 'A20']

export function isSuccess(code: string | null | undefined): boolean {
  return successCodes.includes(code)
}
