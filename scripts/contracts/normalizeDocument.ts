import type { Oas3Visitor } from '@redocly/openapi-core'
import type { Json, JsonObject } from './jsonDocument.ts'

/**
 * Normalizes a document: removes what frameworks add by default, and reports and removes unreadable parts, so that the
 * rest can be checked.
 */
export function normalizeDocument(report: (place: string, why: string) => void): Oas3Visitor {
  return {
    ref: {
      leave(node, { location, type }, target) {
        const own = node as unknown as JsonObject
        const { $ref, nullable } = own
        if ($ref === undefined) return
        if (target.node === undefined) {
          delete own['$ref']
          // Matches nothing; an omitted schema would match everything.
          if (type.name === 'Schema') own['not'] = {}
          report(location.pointer, `there is no ${JSON.stringify($ref)}`)
        } else if (type.name === 'PathItem') {
          delete own['$ref']
          Object.assign(own, target.node)
        } else if (type.name === 'Schema' && nullable === true) replace(own, { anyOf: [{ $ref }, nothing] })
      },
    },
    Schema: {
      leave(schema, { location, parent, key }) {
        const own = schema as JsonObject
        if (typeof own === 'boolean') return
        if (!isRecord(own)) {
          report(location.pointer, `a schema cannot be ${JSON.stringify(own)}`)
          ;(parent as JsonObject)[key] = {}
          return
        }
        for (const [keyword, reads] of Object.entries(readable)) {
          const value = own[keyword]
          if (value === undefined || reads(value)) continue
          report(location.pointer, `${keyword} cannot be ${JSON.stringify(value)}`)
          delete own[keyword]
        }
        widen(own)
      },
    },
  }
}

const nothing: JsonObject = { type: 'null' }
const types = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']
const isNumber = (value: Json): boolean => typeof value === 'number'
const isCount = (value: Json): boolean => Number.isInteger(value) && Number(value) >= 0
const isRecord = (value: Json): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isSchema = (value: Json): boolean => typeof value === 'boolean' || isRecord(value)
const isChoice = (value: Json): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isSchema(one))

type Reads = (value: Json) => boolean
const each = (keywords: string[], reads: Reads): Record<string, Reads> =>
  Object.fromEntries(keywords.map((keyword) => [keyword, reads]))

/** Keywords of a validator; an invalid value would make it reject the whole document. */
const readable: Readonly<Record<string, Reads>> = {
  type: (value) => [value].flat().every((one) => types.includes(String(one))),
  pattern: isPattern,
  required: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  enum: (value) => Array.isArray(value) && value.length > 0,
  properties: isRecord,
  ...each(['items', 'additionalProperties', 'not'], isSchema),
  ...each(['allOf', 'anyOf', 'oneOf'], isChoice),
  ...each(['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'], isCount),
  ...each(['minimum', 'maximum'], isNumber),
  ...each(['exclusiveMinimum', 'exclusiveMaximum'], (value) => isNumber(value) || typeof value === 'boolean'),
  multipleOf: (value) => isNumber(value) && Number(value) > 0,
  uniqueItems: (value) => typeof value === 'boolean',
  format: (value) => typeof value === 'string',
}

/** Patterns of .NET or Java may be invalid in JavaScript. */
function isPattern(value: Json): boolean {
  try {
    return typeof value === 'string' && Boolean(new RegExp(value, 'u'))
  } catch {
    return false
  }
}

/**
 * Swashbuckle writes `additionalProperties: false` everywhere, which no .NET serializer enforces. Required fields are not
 * checked in answers, so choices cannot be told apart. An object without fields allows any, `nullable` alone allows
 * anything, and a nullable object becomes a choice of two, because fields are checked in objects only.
 */
function widen(own: JsonObject): void {
  const isNullable = own['nullable'] === true
  delete own['nullable']
  delete own['discriminator']
  if (own['additionalProperties'] === false) delete own['additionalProperties']
  if ('oneOf' in own && !('anyOf' in own)) {
    own['anyOf'] = own['oneOf']!
    delete own['oneOf']
  }
  const has = (...keywords: string[]): boolean => keywords.some((keyword) => keyword in own)
  const all = has('type') ? [own['type']!].flat() : has('properties') ? ['object'] : []
  const named = all.filter((type) => type !== 'null')
  const isOpen = named.includes('object') && !has('properties', 'anyOf', 'allOf')
  if (isOpen && !isRecord(own['additionalProperties'] ?? null)) own['additionalProperties'] = {}
  const isSome = named.length > 0 || has('anyOf', 'allOf', 'enum', 'const')
  const mayBeNull = isNullable || named.length < all.length
  if (named.length > 0) own['type'] = named.length === 1 ? named[0]! : named
  if (isSome && mayBeNull) replace(own, { anyOf: [{ ...own }, nothing] })
}

function replace(own: JsonObject, by: JsonObject): void {
  for (const key of Object.keys(own)) delete own[key]
  Object.assign(own, by)
}
