import { serverText } from '#shared/lib/serverText.ts'

/** Code and words of the answer to a change. */
export type Done = { informationCode?: string | null | undefined; message?: string | null | undefined }

/** Whether a service refused although its status says otherwise: a code that is not A10 (G-61). */
export function isRefusal({ informationCode }: Done): boolean {
  const code = serverText(informationCode)
  return code !== null && code !== 'A10'
}
