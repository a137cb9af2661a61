import type { Change, Weight } from './change.ts'
import type { Contracts, Operation, Schema, ServiceDocument } from './readContracts.ts'
import { pactChanges } from './pactChanges.ts'
import { tighter, type Resolve } from './tighter.ts'

type Call = { id: string; method: string; path: string; operation: Operation; document: ServiceDocument }

/** What changed from one version of the contracts to another; by call, what breaks first. */
export function changesBetween(before: Contracts, now: Contracts): Change[] {
  const [old, next] = [callsOf(before), callsOf(now)]
  const changes = [...new Set([...old.keys(), ...next.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), next.get(id)]
    if (!was) return added(is!)
    return is ? changed(was, is) : [change(was, 'tells', 'is no longer asked')]
  })
  return ordered([...changes, ...pactChanges(before.pacts, now.pacts)])
}

function callsOf({ services }: Contracts): Map<string, Call> {
  return new Map(
    Object.values(services).flatMap((document) =>
      Object.entries(document.paths).flatMap(([path, operations]) =>
        Object.entries(operations).map(([verb, operation]): [string, Call] => {
          const { operationId: id } = operation
          return [id, { id, method: verb.toUpperCase(), path, operation, document }]
        }),
      ),
    ),
  )
}

function added(call: Call): Change[] {
  return [weighed(call, 'call', 'is new')]
}

function changed(was: Call, is: Call): Change[] {
  const found: Change[] = []
  const placeOf = ({ method, path }: Call): string => `${method} ${path}`
  if (placeOf(was).toLowerCase() !== placeOf(is).toLowerCase())
    found.push(weighed(is, 'call', `is ${placeOf(is)}, and was ${placeOf(was)}`))
  return [...found, ...headerChanges(was, is), ...bodyChanges(was, is), ...answerChanges(was, is)]
}

function headerChanges(was: Call, is: Call): Change[] {
  const headersOf = ({ operation }: Call) =>
    new Map((operation.parameters ?? []).map((one) => [one.name, one]))
  const [old, next] = [headersOf(was), headersOf(is)]
  const fresh = [...next.keys()].filter((name) => !old.has(name))
  const gone = [...old.values()].filter(({ name }) => !next.has(name))
  const both = [...next.values()].filter(({ name }) => old.has(name))
  return [
    ...fresh.map((name) => weighed(is, `headers.${name}`, `the header '${name}' is sent, which was not`)),
    ...gone.map(({ name, required }) =>
      required
        ? weighed(is, `headers.${name}`, `the header '${name}' is no longer sent`)
        : change(is, 'tells', `the header '${name}' is no longer sent, which could be left out before`),
    ),
    ...both.flatMap(({ name, required, schema }) => {
      const former = old.get(name)!
      const optional =
        former.required && !required
          ? [weighed(is, `headers.${name}`, `the header '${name}' may be left out`)]
          : []
      const wider = tighter(
        { schema, resolve: resolver(is) },
        { schema: former.schema, resolve: resolver(was) },
        'value',
      )
      return [
        ...optional,
        ...wider.map(() =>
          weighed(is, `headers.${name}`, `the header '${name}' may hold what it could not before`),
        ),
      ]
    }),
  ]
}

function bodyChanges(was: Call, is: Call): Change[] {
  const bodyOf = ({ operation }: Call): Schema | null =>
    operation.requestBody?.content['application/json'].schema ?? null
  const [old, next] = [bodyOf(was), bodyOf(is)]
  if (!old || !next)
    return old === next
      ? []
      : [weighed(is, 'body', next ? 'a body is sent, which was not' : 'no body is sent any more')]
  const [before, now] = [
    { schema: old, resolve: resolver(was) },
    { schema: next, resolve: resolver(is) },
  ]
  // What the portal may send now and the old contract did not let pass.
  const wider = tighter(now, before, 'body')
  const fresh = newFields(before, now, 'body')
  return [
    ...fresh.map((at) => weighed(is, at, `${at} is sent, which was not`)),
    ...wider.map(({ at, text }) =>
      weighed(
        is,
        at,
        text === 'has to be there' ? `${at} may be left out` : `${at} may be what it was not before`,
      ),
    ),
  ]
}

type Side = { schema: Schema; resolve: Resolve }

function newFields(before: Side, now: Side, at: string, depth = 0): string[] {
  if (depth > 12) return []
  const fieldsOf = ({ schema, resolve }: Side): Record<string, Schema> =>
    (resolve(schema)['properties'] as Record<string, Schema> | undefined) ?? {}
  const [old, next] = [fieldsOf(before), fieldsOf(now)]
  const [oldItems, nextItems] = [before, now].map(
    ({ schema, resolve }) => resolve(schema)['items'] as Schema | undefined,
  )
  return [
    ...Object.entries(next).flatMap(([name, schema]) =>
      old[name]
        ? newFields({ ...before, schema: old[name] }, { ...now, schema }, `${at}.${name}`, depth + 1)
        : [`${at}.${name}`],
    ),
    ...(oldItems && nextItems
      ? newFields({ ...before, schema: oldItems }, { ...now, schema: nextItems }, `${at}.*`, depth + 1)
      : []),
  ]
}

function answerChanges(was: Call, is: Call): Change[] {
  const outcomesOf = ({ operation }: Call) =>
    new Map((operation['x-outcomes'] ?? []).map(({ name, status }) => [name, status]))
  const [old, next] = [outcomesOf(was), outcomesOf(is)]
  const outcomes = [...next].flatMap(([name, status]): Change[] => {
    const former = old.get(name)
    if (former === undefined) return [weighed(is, name, `the outcome ${name} (${status}) is new`)]
    return former === status
      ? []
      : [weighed(is, name, `the outcome ${name} has status ${status}, and had ${former}`)]
  })
  const gone = [...old.keys()].filter((name) => !next.has(name))
  const bodies = Object.entries(is.operation.responses).flatMap(([status, response]) => {
    const former = was.operation.responses[status]?.content?.['application/json']?.schema
    const schema = response.content?.['application/json']?.schema
    if (!former || !schema) return []
    const found = tighter(
      { schema: former, resolve: resolver(was) },
      { schema, resolve: resolver(is) },
      'answer',
    )
    return found.map(({ at, text }) => weighed(is, at, `${at} of ${status} ${text}`))
  })
  return [
    ...outcomes,
    ...gone.map((name) => change(is, 'tells', `the outcome ${name} is no longer asked for`)),
    ...bodies,
  ]
}

function resolver({ document }: Call): Resolve {
  return (schema) => {
    const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1)! : null
    return name === null ? schema : (document.components.schemas[name] ?? {})
  }
}

/** What a call rests on: `call`, outcomes, `answer.users`. */
function marksOf(call: Call | undefined): string[] {
  return (call?.operation['x-assumed'] ?? []).flatMap(({ restsOnIt }) => restsOnIt)
}

function weighed(call: Call, where: string, text: string): Change {
  const isOpen = marksOf(call).some((mark) => mark === 'call' || `${where}.`.startsWith(`${mark}.`))
  return { ...change(call, isOpen ? 'open' : 'breaks', text), where }
}

function change({ id }: Call, weight: Weight, text: string): Change {
  return { call: id, where: 'call', weight, text }
}

function ordered(given: Change[]): Change[] {
  const changes = [...new Map(given.map((one) => [`${one.call} ${one.text}`, one])).values()]
  const weights: Weight[] = ['breaks', 'open', 'tells']
  const rank = ({ weight }: Change): number => weights.indexOf(weight)
  const worst = new Map<string, number>()
  for (const one of changes) worst.set(one.call, Math.min(worst.get(one.call) ?? Infinity, rank(one)))
  return changes.toSorted(
    (a, b) =>
      worst.get(a.call)! - worst.get(b.call)! ||
      a.call.localeCompare(b.call) ||
      rank(a) - rank(b) ||
      a.text.localeCompare(b.text),
  )
}
