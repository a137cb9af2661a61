export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }
export type OpenApi = JsonObject & { openapi: string; paths: Record<string, JsonObject> }

/** What a node of a document is, or refers to. */
export function resolved(node: Json | undefined, document: JsonObject): JsonObject | undefined {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return undefined
  const { $ref } = node
  if (typeof $ref !== 'string') return node
  const steps = decodeURIComponent($ref)
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const at = steps.reduce<Json | undefined>(
    (from, step) => (from as JsonObject | undefined)?.[step],
    document,
  )
  return at === node ? undefined : resolved(at, document)
}
