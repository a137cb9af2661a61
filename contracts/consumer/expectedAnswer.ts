import { MatchersV3 } from '@pact-foundation/pact'
import * as z from 'zod/mini'
import type { Endpoint } from '#contracts/endpoint.ts'
import { matchingText } from './matchingText.ts'

type Schema = { properties?: Record<string, Schema>; required?: string[]; items?: Schema; anyOf?: Schema[] }

/** Fields whose value decides what the portal does. */
const deciding = new Set([
  'informationCode',
  'responseStat',
  'isBlocked',
  'isMaintenance',
  'isFreeTrial',
  'failedAttempts',
])

/** Fields that the portal never reads: the status of the answer says the same. */
const unread = new Set(['statusCode'])

/**
 * What a pact holds the answer of an outcome to: deciding fields by value, tokens and addresses by pattern, other
 * text by having some, numbers and flags by type. Of the records of a list only what each must have is asked.
 */
export function expectedAnswer(endpoint: Endpoint, outcome: string): unknown {
  const { status, body } = endpoint.outcomes[outcome]!
  const schema = z.toJSONSchema(status < 400 ? endpoint.answer : endpoint.failure, { io: 'input' }) as Schema
  return expected(schema, body, '', false)
}

function expected(schema: Schema, value: unknown, name: string, inList: boolean): unknown {
  if (Array.isArray(value)) {
    return MatchersV3.eachLike(expected(schema.items ?? {}, value[0], name, true) as object)
  }
  if (typeof value === 'object' && value !== null) {
    const asked = Object.entries(value).filter(
      ([key]) => !unread.has(key) && (!inList || schema.required?.includes(key)),
    )
    return Object.fromEntries(
      asked.map(([key, each]) => [key, expected(field(schema, key), each, key, inList)]),
    )
  }
  if (deciding.has(name)) return value
  if (typeof value === 'number') return MatchersV3.number(value)
  if (typeof value === 'boolean') return MatchersV3.boolean(value)
  return matchingText(patternOf(name), String(value))
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
