import type { Call, Contract } from '../contractsOf.ts'
import { jsonSchemaOf, namesAt, resolved, type Json, type JsonObject, type OpenApi } from '../jsonDocument.ts'
import type { PactInteraction } from '../pactFile.ts'
import { judging } from './judging.ts'
import { kinds, interpretResult, type InterpretedResult } from './interpretResult.ts'

/** A difference between a document and the contract of a call. */
export type Finding = Pick<InterpretedResult, 'kind' | 'at'> & {
  text: string
  call: Call
  /** `pending` depends on an open question, `untold` on what a document says about no call or about all; neither counts. */
  weight: 'counts' | 'pending' | 'untold'
}

/** `known`: number of contract calls whose path is in the document. */
export type Compared = { findings: Finding[]; known: number }

type Found = { word: InterpretedResult; texts: Set<string>; isPending: boolean }

/** Compares a document with the contract of a service; worst findings first. */
export async function compared(
  document: OpenApi,
  { calls, pact, document: own }: Contract,
): Promise<Compared> {
  const operations = new Map(calls.flatMap((call) => operationsOf(call, document)))
  const judge = judging(document, operations, pact)
  const findings: Finding[] = []
  let known = 0
  for (const call of calls) {
    const interactions = pact.interactions.filter(({ comments }) => comments?.endpoint === call.id)
    const items = pathsOf(call, document).map((path) => document.paths[path]!)
    const operation = operations.get(call)
    const found = new Map<string, Found>()
    const add = (word: InterpretedResult, by: readonly PactInteraction[]): void => {
      const key = [word.kind, word.at, word.why].join(' ')
      const result = found.get(key) ?? { word, texts: new Set(), isPending: true }
      // A field is reported once, with the first value that did not fit.
      if (result.texts.size === 0 || word.under) result.texts.add(word.text)
      result.isPending &&= isAssumed(call, word.mark) || by.every(({ pending }) => pending)
      found.set(key, result)
    }
    known += items.length > 0 ? 1 : 0
    if (!operation) add(missingCall(call, items.flatMap(Object.keys)), interactions)
    else {
      for (const interaction of interactions)
        for (const result of await judge(interaction, call)) {
          const word = interpretResult(result, interaction, { call, operation, document, own })
          if (word) add(word, [interaction])
        }
      for (const word of unknownFields(call, operation, document)) add(word, interactions)
    }
    for (const { word, texts, isPending } of found.values())
      findings.push({
        ...{ kind: word.kind, at: word.at, call },
        text: [...(word.under ? [word.under] : []), [...texts].join(', ')].join(': '),
        weight:
          operation && isUntold(word, operation, document) ? 'untold' : isPending ? 'pending' : 'counts',
      })
  }
  return { findings: worstFirst(findings), known }
}

/** Paths of a document for a call: in any case, below any base, which may be partly in its server. */
function pathsOf({ path }: Call, { paths, servers }: OpenApi): string[] {
  const urls = ((servers ?? []) as JsonObject[]).flatMap(
    ({ url }) => URL.parse(String(url), 'http://localhost') ?? [],
  )
  const bases = urls.length > 0 ? urls.map(({ pathname }) => pathname.replace(/\/$/, '')) : ['']
  return Object.keys(paths).filter((own) =>
    bases.some((base) => (base + own).toLowerCase().replace(/\/$/, '').endsWith(path.toLowerCase())),
  )
}

/** The first operation of a call, with the parameters of its path. */
function operationsOf(call: Call, document: OpenApi): [Call, JsonObject][] {
  for (const path of pathsOf(call, document)) {
    const item = document.paths[path]!
    const operation = resolved(item[call.method.toLowerCase()], document)
    const listed = [operation, item].flatMap((one) => (one?.['parameters'] ?? []) as Json[])
    const parameters = listed.map((one) => resolved(one, document) ?? {}).filter(({ name }) => name)
    if (operation) return [[call, { responses: {}, ...operation, parameters }]]
  }
  return []
}

function missingCall({ method, path }: Call, keys: readonly string[]): InterpretedResult {
  const verbs = keys
    .filter((key) => /^(get|put|post|delete|patch)$/.test(key))
    .map((verb) => verb.toUpperCase())
  if (verbs.length === 0) return { kind: 'path', at: path, text: 'the path is missing', mark: 'call' }
  const text = `the verb is ${verbs.join(', ')}, where the portal calls ${method}`
  return { kind: 'verb', at: path, text, mark: 'call' }
}

/** Fields of a call missing in its document: OpenAPI allows them, but the service drops them. */
function unknownFields({ bodyFields }: Call, operation: JsonObject, document: OpenApi): InterpretedResult[] {
  const named = namesAt(jsonSchemaOf(operation['requestBody'], document), [], document)
  // .NET and Spring mostly ignore the case of fields, so another case is a match.
  const known = new Set(named.map((name) => name.toLowerCase()))
  const unknown = known.size === 0 ? [] : bodyFields.filter((field) => !known.has(field.toLowerCase()))
  return unknown.map((field) => {
    const text = `the body has no field '${field}', which the portal sends`
    return { kind: 'sent field', at: field, text, mark: `body.${field}` }
  })
}

function isAssumed({ assumed }: Call, mark: string | null): boolean {
  return mark !== null && assumed.some((one) => `${mark}.`.startsWith(`${one}.`))
}

/** A call without refusals was described for success only; a rule for all calls fits most of them. */
function isUntold({ kind }: InterpretedResult, operation: JsonObject, { security }: OpenApi): boolean {
  const codes = Object.keys(operation['responses'] as JsonObject)
  if (kind === 'code of a refusal') return codes.every((code) => /^[123]/.test(code))
  return kind === 'session' && operation['security'] === security
}

/** Calls by their worst finding, counting ones first. */
function worstFirst(findings: readonly Finding[]): Finding[] {
  const weightOf = ({ kind, weight }: Finding): number =>
    kinds.indexOf(kind) + (weight === 'counts' ? 0 : kinds.length)
  const sorted = findings.toSorted((a, b) => weightOf(a) - weightOf(b) || a.at.localeCompare(b.at))
  return [...Map.groupBy(sorted, ({ call }) => call).values()].flat()
}
