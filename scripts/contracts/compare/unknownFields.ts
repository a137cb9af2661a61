import type { EndpointWithExamples } from '#contracts/endpoint.ts'
import { targetOf } from './checkReferences.ts'
import type { Json, JsonObject, OpenApi } from './readDocument.ts'

/**
 * Fields of the body that a call sends and its document does not name: OpenAPI lets them through, so that no comparator
 * tells, and the service drops them.
 */
export function unknownFields({ method, path, example }: EndpointWithExamples, document: OpenApi): string[] {
  const call = (document.paths[path] as JsonObject | undefined)?.[method.toLowerCase()] as
    JsonObject | undefined
  const content = resolved(call?.['requestBody'], document)?.['content'] as JsonObject | undefined
  if (!content || typeof example.body !== 'object' || example.body === null) return []
  const [schema] = Object.entries(content)
    .filter(([type]) => /json|^\*\/\*$/.test(type))
    .map(([, media]) => (media as JsonObject)['schema'])
  const named = namesIn(schema, document)
  if (named.size === 0) return []
  // .NET and Spring read fields without case, or nearly so: another case is for the types to tell.
  return Object.keys(example.body).filter((field) => !named.has(field.toLowerCase()))
}

function namesIn(schema: Json | undefined, document: OpenApi): Set<string> {
  const own = resolved(schema, document)
  if (!own) return new Set()
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (own[key] as Json[] | undefined) ?? [])
  const names = Object.keys((own['properties'] ?? {}) as JsonObject).map((name) => name.toLowerCase())
  return new Set([...names, ...parts.flatMap((part) => [...namesIn(part, document)])])
}

function resolved(node: Json | undefined, document: OpenApi, steps = 0): JsonObject | undefined {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return undefined
  const { $ref } = node
  if (typeof $ref !== 'string' || steps > 20) return node
  return resolved(targetOf($ref, document), document, steps + 1)
}
