import type { Json } from '../openApiDocument.ts'
import type { Schema } from './readContracts.ts'

/** One thing that a schema lets pass and another does not. */
export type Tighter = { at: string; text: string }
export type Resolve = (schema: Schema) => Schema

/**
 * What `now` no longer takes of what `before` took, by path (`answer.users.*.id`). Extra fields are let pass by both.
 * References are followed by the resolver of their own version, to a depth at which a schema names itself.
 */
export function tighter(
  before: { schema: Schema; resolve: Resolve },
  now: { schema: Schema; resolve: Resolve },
  at: string,
  depth = 0,
): Tighter[] {
  if (depth > 12) return []
  const [old, next] = [optionsOf(before.schema, before.resolve), optionsOf(now.schema, now.resolve)]
  const found: Tighter[] = []
  const gone = [...old.types].filter((type) => !next.types.has(type) && !isWithin(type, next.types))
  if (gone.length > 0) found.push({ at, text: `is no longer ${gone.join(' or ')}` })
  if (next.values && !(old.values?.every((value) => next.values!.includes(value)) ?? false))
    found.push({ at, text: `is one of ${next.values.join(', ')} only` })
  for (const [name, isStricter] of limits)
    if (isStricter(next.limits[name], old.limits[name]))
      found.push({ at, text: `has ${name} ${String(next.limits[name])}` })

  for (const name of next.required)
    if (!old.required.has(name) && old.types.has('object'))
      found.push({ at: `${at}.${name}`, text: 'has to be there' })
  for (const [name, schema] of Object.entries(next.properties)) {
    const former = old.properties[name]
    if (former)
      found.push(...tighter({ ...before, schema: former }, { ...now, schema }, `${at}.${name}`, depth + 1))
  }
  if (old.items && next.items)
    found.push(
      ...tighter({ ...before, schema: old.items }, { ...now, schema: next.items }, `${at}.*`, depth + 1),
    )
  return found
}

type Options = {
  types: Set<string>
  values: string[] | null
  limits: Schema
  required: Set<string>
  properties: Record<string, Schema>
  items: Schema | null
}

/** A schema and its alternatives as one: what any of them takes. */
function optionsOf(given: Schema, resolve: Resolve): Options {
  const schema = resolve(given)
  const list = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(list)) return joined(list.map((one) => optionsOf(one as Schema, resolve)))
  const values = schema['enum'] ?? ('const' in schema ? [schema['const']!] : null)
  const named = [schema['type'] ?? []].flat() as string[]
  const typed = named.length > 0 ? named : values ? (values as Json[]).map(typeOf) : anyType
  return {
    types: new Set(typed),
    values: values ? (values as Json[]).map((value) => JSON.stringify(value)) : null,
    limits: schema,
    required: new Set((schema['required'] as string[] | undefined) ?? []),
    properties: (schema['properties'] as Record<string, Schema> | undefined) ?? {},
    items: (schema['items'] as Schema | undefined) ?? null,
  }
}

const anyType = ['string', 'number', 'boolean', 'object', 'array', 'null']

function joined(all: Options[]): Options {
  const objects = all.filter(({ types }) => types.has('object'))
  const required = [...(objects[0]?.required ?? [])].filter((name) =>
    objects.every((one) => one.required.has(name)),
  )
  return {
    types: new Set(all.flatMap(({ types }) => [...types])),
    values: all.every(({ values }) => values) ? all.flatMap(({ values }) => values!) : null,
    limits: all.length === 1 ? all[0]!.limits : {},
    required: new Set(required),
    properties: Object.assign({}, ...objects.map(({ properties }) => properties)) as Record<string, Schema>,
    items: all.find(({ items }) => items)?.items ?? null,
  }
}

/** An integer is a number. */
function isWithin(type: string, types: ReadonlySet<string>): boolean {
  return type === 'integer' && types.has('number')
}

function typeOf(value: Json): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

type Limit = Json | undefined
const higher = (now: Limit, before: Limit): boolean =>
  typeof now === 'number' && !(typeof before === 'number' && before >= now)
const lower = (now: Limit, before: Limit): boolean =>
  typeof now === 'number' && !(typeof before === 'number' && before <= now)
const other = (now: Limit, before: Limit): boolean => now !== undefined && now !== before
const limits: [name: string, isStricter: (now: Limit, before: Limit) => boolean][] = [
  ['minLength', higher],
  ['maxLength', lower],
  ['minimum', higher],
  ['maximum', lower],
  ['minItems', higher],
  ['maxItems', lower],
  ['pattern', other],
  ['format', other],
]
