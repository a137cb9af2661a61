export type Json = null | boolean | number | string | Json[] | JsonObject
export type JsonObject = { [key: string]: Json }
export type OpenApi = JsonObject & { openapi: string; paths: Record<string, JsonObject> }

/** A node of a document, with its reference resolved. */
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

/** The schemas at a path of fields and `*`, through references and choices. */
export function schemasAt(
  schema: Json | undefined,
  [step, ...rest]: readonly string[],
  document: JsonObject,
): JsonObject[] {
  const own = choicesOf(schema, document)
  if (step === undefined) return own
  return own.flatMap(({ items, properties }) =>
    schemasAt(step === '*' ? items : (properties as JsonObject | undefined)?.[step], rest, document),
  )
}

function choicesOf(schema: Json | undefined, document: JsonObject, depth = 0): JsonObject[] {
  const own = depth > 20 ? undefined : resolved(schema, document)
  if (!own) return []
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (own[key] as Json[] | undefined) ?? [])
  return [own, ...parts.flatMap((part) => choicesOf(part, document, depth + 1))]
}

/** The names of the fields at a path. */
export function namesAt(schema: Json | undefined, steps: readonly string[], document: JsonObject): string[] {
  return schemasAt(schema, steps, document).flatMap(({ properties }) => Object.keys(properties ?? {}))
}

/** The schema of an operation's answer, by status, status class or default. */
export function answerSchema(
  { responses }: JsonObject,
  status: number,
  document: JsonObject,
): Json | undefined {
  const all = (responses ?? {}) as JsonObject
  const own = all[status] ?? all[`${Math.floor(status / 100)}XX`] ?? all['default']
  return jsonSchemaOf(own, document)
}

/** The JSON schema of a body or an answer. */
export function jsonSchemaOf(message: Json | undefined, document: JsonObject): Json | undefined {
  const content = resolved(message, document)?.['content'] as Record<string, JsonObject> | undefined
  const type = Object.keys(content ?? {}).find((one) => /json|^\*\/\*$/.test(one))
  return type === undefined ? undefined : content![type]!['schema']
}
