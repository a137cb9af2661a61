import { MatchersV3 } from '@pact-foundation/pact'
import * as z from 'zod/mini'
import type { EndpointWithExamples } from '../endpoint.ts'
import { matchingJsonText, matchingText } from './matchingText.ts'

/** Fields whose value decides what the portal does. */
export const deciding: ReadonlySet<string> = new Set([
  'informationCode',
  'responseStat',
  'isBlocked',
  'isMaintenance',
  'isFreeTrial',
  'failedAttempts',
  'stateName',
])

type Schema = { properties?: Record<string, Schema>; required?: string[]; items?: Schema; anyOf?: Schema[] }

/** `full`: one record of each list needs every field of the example, not only the required ones. */
export type Strictness = 'required' | 'full'

type Place = {
  endpoint: EndpointWithExamples
  unpinned: readonly string[]
  strictness: Strictness
  inList: boolean
  path: string
}

/**
 * Matchers for the answer of an outcome: deciding fields by value, lists in text as far as Pact can, tokens and addresses
 * by pattern, other text as not empty, numbers and flags by type, assumed fields by type only (decision D33).
 */
export function expectedAnswer(
  endpoint: EndpointWithExamples,
  outcome: string,
  strictness: Strictness = 'required',
): unknown {
  const { status, body } = endpoint.outcomes[outcome]!
  const read = status < 400 ? endpoint.answer : endpoint.failure
  const schema = z.toJSONSchema(read, { io: 'input' }) as Schema
  const unpinned = read === endpoint.answer ? Object.keys(endpoint.unpinned) : []
  return expected(schema, body, { endpoint, unpinned, strictness, inList: false, path: '' })
}

function expected(schema: Schema, value: unknown, place: Place): unknown {
  if (Array.isArray(value)) {
    const record = expected(schema.items ?? {}, value[0], { ...place, inList: true, path: below(place, '*') })
    return place.strictness === 'full'
      ? MatchersV3.arrayContaining(record)
      : MatchersV3.eachLike(record as object)
  }
  if (typeof value === 'object' && value !== null) {
    const asked = Object.entries(value).filter(
      ([key]) =>
        !isUnread(place, key) && (isInEach(schema, key) || !place.inList || place.strictness === 'full'),
    )
    return Object.fromEntries(
      asked.map(([key, each]) => [
        key,
        expected(field(schema, key), each, { ...place, path: below(place, key) }),
      ]),
    )
  }
  return leaf(value, place)
}

function leaf(value: unknown, { endpoint, path }: Place): unknown {
  const name = path.split('.').at(-1)!
  // A code at an assumed position: our own check (scripts/contracts/own) finds it anywhere.
  if (deciding.has(name)) return isAssumed(endpoint, path) ? MatchersV3.string(String(value)) : value
  if (endpoint.texts[`answer.${path}`] && !isAssumed(endpoint, path)) return matchingJsonText(String(value))
  if (typeof value === 'number') return MatchersV3.number(value)
  if (typeof value === 'boolean') return MatchersV3.boolean(value)
  if (isAssumed(endpoint, path)) return MatchersV3.string(String(value))
  return matchingText(patternOf(name), String(value))
}

function below({ path }: Place, key: string): string {
  return path === '' ? key : `${path}.${key}`
}

function isUnread(place: Place, key: string): boolean {
  return place.unpinned.includes(below(place, key))
}

function isAssumed({ assumed }: EndpointWithExamples, path: string): boolean {
  return Object.keys(assumed.fields ?? {}).some((mark) => `answer.${path}.`.startsWith(`${mark}.`))
}

function isInEach({ required = [] }: Schema, key: string): boolean {
  return required.includes(key)
}

function field(schema: Schema, key: string): Schema {
  const options = [schema, ...(schema.anyOf ?? [])]
  const found = options.find(({ properties }) => properties && key in properties)?.properties?.[key] ?? {}
  return found.anyOf?.find(({ properties, items }) => properties ?? items) ?? found
}

function patternOf(name: string): 'token' | 'address' | 'something' {
  if (name === 'token') return 'token'
  return /^url/i.test(name) ? 'address' : 'something'
}
