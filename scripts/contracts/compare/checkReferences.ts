import { InputError } from '../inputError.ts'
import type { Json, JsonObject } from './readDocument.ts'

/** Where a reference of a document leads, undefined where nothing is there. */
export function targetOf(reference: string, document: JsonObject): Json | undefined {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Json | undefined>((at, step) => (at as JsonObject | null | undefined)?.[step], document)
}

/** A reference to nothing would let every answer pass: an InputError names it. */
export function checkReferences(document: JsonObject): void {
  const seen = new Set<string>()
  const walk = (node: Json): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string' && !seen.has(value)) {
        seen.add(value)
        if (!value.startsWith('#/'))
          throw new InputError(
            `The document refers to '${value}', outside of itself: bundle it into one file first.`,
          )
        if (targetOf(value, document) === undefined)
          throw new InputError(`The document refers to '${value}', which is not there.`)
      } else walk(value)
    }
  }
  walk(document)
}
