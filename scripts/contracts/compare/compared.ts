import { Comparator } from '@pactflow/openapi-pact-comparator'
import type { Call, Contract } from '../contractsOf.ts'
import type { PactFile, PactInteraction } from '../pactFile.ts'
import { resolved, type Json, type JsonObject, type OpenApi } from '../jsonDocument.ts'
import { kinds, worded, type ComparatorResult, type Worded } from './worded.ts'

/** One thing that a document says otherwise than the contract of a call, or not at all. */
export type Finding = Worded & {
  call: Call
  /** Descriptions of the interactions that it would fail. */
  interactions: string[]
  /** Rests on an open question, so that it does not count. */
  pending: boolean
}

/** `known`: how many calls of the contract have their path in the document. */
export type Compared = { findings: Finding[]; known: number }

/** Holds a document against the contract of a service; the findings are the worst first. */
export async function compared(document: OpenApi, { pact, calls }: Contract): Promise<Compared> {
  const findings = new Map<string, Finding>()
  const compare = comparing(document, pact)
  let known = 0
  for (const call of calls) {
    const own = pact.interactions.filter(({ comments }) => comments?.endpoint === call.id)
    const add = (word: Worded, by: readonly PactInteraction[]): void => {
      const key = [call.id, word.kind, word.at, word.text].join(' ')
      const same = findings.get(key)
      const names = [...(same?.interactions ?? []), ...by.map(({ description }) => description)]
      const isOpen = isAssumed(call, word.mark) || by.every(({ pending }) => pending)
      const pending = isOpen && (same?.pending ?? true)
      findings.set(key, { ...word, call, interactions: [...new Set(names)], pending })
    }
    const paths = pathsOf(call, document)
    const path = paths.find((one) => operationAt(one, call, document))
    known += paths.length > 0 ? 1 : 0
    if (path === undefined) {
      const items = paths.map((one) => resolved(document.paths[one], document) ?? {})
      add(missingCall(call, items.flatMap(Object.keys)), own)
      continue
    }
    for (const interaction of own)
      for (const result of await compare(interaction, path)) {
        const word = worded(result, call)
        if (word) add(word, [interaction])
      }
    for (const field of unknownFields(call, operationAt(path, call, document)!, document)) {
      const text = `the body has no field '${field}', which the portal sends`
      add({ kind: 'sent field', at: field, text, mark: `body.${field}` }, own)
    }
  }
  return { findings: worstFirst([...findings.values()]), known }
}

/** Its own types need a package that it does not bring. */
const Comparing = Comparator as unknown as new (documents: { oas: OpenApi }) => {
  compare: (pact: PactFile) => AsyncIterable<ComparatorResult>
}

/** Judges one interaction at a time, as if it were sent to a path of the document: what cannot be judged is one finding. */
function comparing(oas: OpenApi, pact: PactFile) {
  const comparator = new Comparing({ oas })
  return async (interaction: PactInteraction, path: string): Promise<ComparatorResult[]> => {
    const request = { ...interaction.request, path: path.replaceAll(/\{.*?\}/g, '1') }
    const results: ComparatorResult[] = []
    try {
      const one = { ...pact, interactions: [{ ...interaction, request }] } as PactFile
      for await (const result of comparator.compare(one)) results.push(result)
    } catch (error) {
      results.push({ code: 'unreadable', message: (error as Error).message })
    }
    return results
  }
}

/** Paths of a document that are a call's: without case, below any base, a part of which may stand in its server. */
function pathsOf({ path }: Call, { paths, servers }: OpenApi): string[] {
  const urls = ((servers ?? []) as JsonObject[]).flatMap(
    ({ url }) => URL.parse(String(url), 'http://localhost') ?? [],
  )
  const bases = urls.length > 0 ? urls.map(({ pathname }) => pathname.replace(/\/$/, '')) : ['']
  return Object.keys(paths).filter((own) =>
    bases.some((base) => (base + own).toLowerCase().replace(/\/$/, '').endsWith(path.toLowerCase())),
  )
}

function operationAt(path: string, { method }: Call, document: OpenApi): JsonObject | undefined {
  return resolved(resolved(document.paths[path], document)?.[method.toLowerCase()], document)
}

function missingCall({ method, path }: Call, keys: readonly string[]): Worded {
  const verbs = keys
    .filter((key) => /^(get|put|post|delete|patch)$/.test(key))
    .map((verb) => verb.toUpperCase())
  if (verbs.length === 0) return { kind: 'path', at: path, text: 'the path is missing', mark: 'call' }
  const text = `the verb is ${verbs.join(', ')}, where the portal calls ${method}`
  return { kind: 'verb', at: path, text, mark: 'call' }
}

/** Fields that a call sends and its document does not name: OpenAPI lets them through, and the service drops them. */
function unknownFields({ bodyFields }: Call, operation: JsonObject, document: OpenApi): string[] {
  const content = (resolved(operation['requestBody'], document)?.['content'] ?? {}) as Record<
    string,
    JsonObject
  >
  const type = Object.keys(content).find((one) => /json|^\*\/\*$/.test(one))
  const named = namesIn(type && content[type]!['schema'], document)
  // .NET and Spring read fields without case, or nearly so: another case is for the types to tell.
  return named.size === 0 ? [] : bodyFields.filter((field) => !named.has(field.toLowerCase()))
}

function namesIn(schema: Json | undefined, document: OpenApi, depth = 0): Set<string> {
  const own = depth > 20 ? undefined : resolved(schema, document)
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => (own?.[key] as Json[] | undefined) ?? [])
  const names = Object.keys((own?.['properties'] ?? {}) as JsonObject).map((name) => name.toLowerCase())
  return new Set([...names, ...parts.flatMap((part) => [...namesIn(part, document, depth + 1)])])
}

function isAssumed({ assumed }: Call, mark: string | null): boolean {
  return mark !== null && assumed.some((one) => `${mark}.`.startsWith(`${one}.`))
}

/** Calls by their worst finding; what counts before what does not. */
function worstFirst(findings: readonly Finding[]): Finding[] {
  const weightOf = ({ kind, pending }: Finding): number => kinds.indexOf(kind) + (pending ? kinds.length : 0)
  const sorted = findings.toSorted((a, b) => weightOf(a) - weightOf(b) || a.at.localeCompare(b.at))
  return [...Map.groupBy(sorted, ({ call }) => call).values()].flat()
}
