import fc from 'fast-check'
import type { Json } from '../openApiDocument.ts'

type Schema = { [key: string]: Json }

/** Text that has broken things before, beside whatever comes up. */
const oddTexts = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  '%',
  '%00',
  "' OR '1'='1",
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'ñandú 😀',
  '\u0000',
  '\u202e',
  '2026-02-30',
  '[{]',
  'x'.repeat(3000),
]
const oddNumbers = [0, -0, -1, 1, 0.5, 1e21, -1e21, 2 ** 31, 2 ** 53, Number.MIN_VALUE, Number.MAX_VALUE]

/**
 * Values that a JSON schema lets pass, as `z.toJSONSchema` writes it; at each leaf the example's own every other time,
 * so that calls reach their work and not only their door. What a schema cannot say (a refinement) is let through.
 */
export function arbitraryOf(schema: Schema, example: unknown): fc.Arbitrary<unknown> {
  const options = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(options)) {
    const all = options.map((one) => arbitraryOf(one as Schema, example))
    return fc.oneof(...all)
  }
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...schema['enum'])
  if ('const' in schema) return fc.constant<unknown>(schema['const'])
  const types = [schema['type'] ?? []].flat() as string[]
  if (types.length === 0) return fc.oneof(fc.constant(example ?? null), fc.jsonValue({ maxDepth: 2 }))
  return fc.oneof(...types.map((type) => ofType(type, schema, example)))
}

function ofType(type: string, schema: Schema, example: unknown): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return withExample(ofText(schema), example, 'string')
    case 'integer':
      return withExample(
        fc.oneof(fc.integer(bounds(schema)), fc.constantFrom(...fitting(schema, true))),
        example,
        'number',
      )
    case 'number':
      return withExample(
        fc.oneof(fc.integer(bounds(schema)), fc.constantFrom(...fitting(schema, false))),
        example,
        'number',
      )
    case 'boolean':
      return fc.boolean()
    case 'array':
      return ofList(schema, example)
    case 'object':
      return ofObject(schema, example)
    default:
      return fc.constant(null)
  }
}

function withExample<T>(arbitrary: fc.Arbitrary<T>, example: unknown, type: string): fc.Arbitrary<T> {
  return typeof example === type ? fc.oneof(fc.constant(example as T), arbitrary) : arbitrary
}

function ofText({ minLength = 0, maxLength, pattern }: Schema): fc.Arbitrary<string> {
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern))
  const [least, most] = [Number(minLength), typeof maxLength === 'number' ? maxLength : 40]
  const odd = oddTexts.filter(
    (text) => text.length >= least && (typeof maxLength !== 'number' || text.length <= most),
  )
  const any = fc.string({
    unit: 'grapheme',
    minLength: least,
    maxLength: Math.max(least, Math.min(most, 40)),
  })
  return odd.length > 0 ? fc.oneof(any, fc.constantFrom(...odd)) : any
}

function bounds({ minimum, maximum }: Schema): { min: number; max: number } {
  const min = typeof minimum === 'number' ? Math.ceil(Math.max(minimum, -(2 ** 31))) : -(2 ** 31)
  const max = typeof maximum === 'number' ? Math.floor(Math.min(maximum, 2 ** 31 - 1)) : 2 ** 31 - 1
  return { min, max }
}

function fitting(schema: Schema, isWhole: boolean): number[] {
  const { minimum = -Infinity, maximum = Infinity } = schema as { minimum?: number; maximum?: number }
  const odd = oddNumbers.filter(
    (one) => one >= minimum && one <= maximum && (!isWhole || Number.isSafeInteger(one)),
  )
  return odd.length > 0 ? odd : [bounds(schema).min]
}

function ofList({ items, minItems = 0, maxItems = 4 }: Schema, example: unknown): fc.Arbitrary<unknown[]> {
  const [first] = Array.isArray(example) ? (example as unknown[]) : []
  const limits = {
    minLength: Number(minItems),
    maxLength: Math.max(Number(minItems), Math.min(Number(maxItems), 4)),
  }
  return fc.array(arbitraryOf((items as Schema | undefined) ?? {}, first), limits)
}

function ofObject(schema: Schema, example: unknown): fc.Arbitrary<unknown> {
  const {
    properties = {},
    required = [],
    additionalProperties,
  } = schema as {
    properties?: Record<string, Schema>
    required?: string[]
    additionalProperties?: Schema
  }
  const given = (typeof example === 'object' && example !== null ? example : {}) as Record<string, unknown>
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => [name, arbitraryOf(inner, given[name])]),
  )
  const own = fc.record(model, { requiredKeys: required.filter((name) => name in properties) })
  if (typeof additionalProperties !== 'object' || Object.keys(properties).length > 0) return own
  return fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), arbitraryOf(additionalProperties, null), {
    maxKeys: 3,
  })
}
