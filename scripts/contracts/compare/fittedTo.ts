import type { EndpointWithExamples } from '#contracts/endpoint.ts'
import type { Json, JsonObject, OpenApi } from './readDocument.ts'

export type Fitted = {
  /** With the paths of the contracts, and without what its writer adds to every document. */
  document: OpenApi
  /** How many calls of the contracts have their path in it. */
  known: number
}

/**
 * A document whose paths are those of the contracts: services match them without case, below whatever base, a part of
 * which may stand in the address of its server. Servers go, since the base is in none of the contracts.
 */
export function fittedTo(
  { servers, paths, ...document }: OpenApi,
  endpoints: readonly EndpointWithExamples[],
): Fitted {
  const ours = [...new Set(endpoints.map(({ path }) => path))]
  const fitted: JsonObject = {}
  const found = new Set<string>()
  const bases = basesOf(servers)
  for (const [path, calls] of Object.entries(paths)) {
    const places = bases.map((base) => (base + path).toLowerCase().replace(/\/$/, ''))
    const own = ours.find((one) => places.some((place) => place.endsWith(one.toLowerCase())))
    if (own) found.add(own)
    const name = own ?? path
    fitted[name] = { ...withoutServers(fitted[name]), ...withoutServers(calls) }
  }
  return {
    document: { ...(tidy(document) as JsonObject), paths: tidy(fitted) } as OpenApi,
    known: found.size,
  }
}

/** The paths of a document's servers, without a slash at their end; one that is empty where it names none. */
function basesOf(servers: Json | undefined): string[] {
  const addresses = Array.isArray(servers) ? servers.map((one) => (one as JsonObject | null)?.['url']) : []
  const bases = addresses.flatMap((address) => {
    const url = typeof address === 'string' ? URL.parse(address, 'http://localhost') : null
    return url ? url.pathname.replace(/\/$/, '') : []
  })
  return bases.length > 0 ? bases : ['']
}

function withoutServers(calls: Json | undefined): JsonObject {
  const own = Object.entries((calls ?? {}) as JsonObject)
  return Object.fromEntries(own.filter(([key]) => key !== 'servers'))
}

/**
 * Swashbuckle says `additionalProperties: false` of everything, which no serializer of .NET holds; and `nullable`
 * beside a reference or a choice, which stands for null as one more choice.
 */
function tidy(node: Json): Json {
  if (Array.isArray(node)) return node.map(tidy)
  if (typeof node !== 'object' || node === null) return node
  const { additionalProperties, nullable, ...rest } = node
  const kept = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, tidy(value)]))
  if (additionalProperties !== undefined && additionalProperties !== false)
    kept['additionalProperties'] = tidy(additionalProperties)
  if (nullable === undefined) return kept
  const isChoice = ['$ref', 'anyOf', 'oneOf', 'allOf'].some((key) => key in kept)
  if (nullable === true && isChoice && !('type' in kept))
    return { anyOf: [kept, { type: 'string', nullable: true, enum: [null] }] }
  return { ...kept, nullable }
}
