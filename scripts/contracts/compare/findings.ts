import { Comparator } from '@pactflow/openapi-pact-comparator'
import type { EndpointWithExamples } from '#contracts/endpoint.ts'
import type { PactFile, PactInteraction } from '../pactFile.ts'
import { checkReferences } from './checkReferences.ts'
import { fittedTo } from './fittedTo.ts'
import { InputError } from '../inputError.ts'
import type { OpenApi } from './readDocument.ts'
import { weights, worded, type ComparatorResult, type Kind } from './worded.ts'
import { unknownFields } from './unknownFields.ts'

/** One thing that a document says otherwise than the contract of a call, or not at all. */
export type Finding = {
  call: EndpointWithExamples
  kind: Kind
  /** A field, a header, a status. */
  at: string
  text: string
  /** Descriptions of the interactions that it would fail. */
  interactions: string[]
  /** Rests on an open question, so that it does not count. */
  pending: boolean
}

export type Compared = { findings: Finding[]; interactions: readonly PactInteraction[]; known: number }

/** Holds a document against the pact of a service; the findings are the worst first. */
export async function compared(
  given: OpenApi,
  pact: PactFile,
  endpoints: readonly EndpointWithExamples[],
): Promise<Compared> {
  checkReferences(given)
  const { document, known } = fittedTo(given, endpoints)
  const found = new Map<string, Finding>()
  const add = (finding: Finding): void => {
    const key = [finding.call.id, finding.kind, finding.at, finding.text].join(' ')
    const same = found.get(key)
    if (!same) return void found.set(key, finding)
    same.interactions = [...new Set([...same.interactions, ...finding.interactions])]
    same.pending &&= finding.pending
  }
  for (const { code, message, mockDetails } of await resultsOf(document, pact)) {
    const interaction =
      pact.interactions[Number(/interactions\[(\d+)\]/.exec(mockDetails?.location ?? '')?.[1])]
    const call = endpoints.find(({ id }) => id === interaction?.comments?.endpoint)
    const word = call && interaction && worded({ code, message, mockDetails }, call, document.paths)
    if (!word) continue
    const pending = interaction.pending || isAssumed(call, word.mark)
    const { kind, at, text } = word
    add({ call, kind, at, text, interactions: [interaction.description], pending })
  }
  for (const call of endpoints)
    for (const field of unknownFields(call, document)) {
      const interactions = pact.interactions
        .filter(({ comments, request }) => comments?.endpoint === call.id && request)
        .map(({ description }) => description)
      const text = `the body has no field '${field}', which the portal sends`
      add({
        call,
        kind: 'sent field',
        at: field,
        text,
        interactions,
        pending: isAssumed(call, `body.${field}`),
      })
    }
  return { findings: worstFirst([...found.values()]), interactions: pact.interactions, known }
}

/** Its own types need a package that it does not bring. */
const Comparing = Comparator as unknown as new (documents: { oas: OpenApi }) => {
  compare: (pact: PactFile) => AsyncIterable<ComparatorResult>
}

async function resultsOf(oas: OpenApi, pact: PactFile): Promise<ComparatorResult[]> {
  const results: ComparatorResult[] = []
  try {
    for await (const result of new Comparing({ oas }).compare(pact)) results.push(result)
  } catch (error) {
    throw new InputError(`The document contradicts itself: ${(error as Error).message}`)
  }
  return results
}

function isAssumed({ assumed }: EndpointWithExamples, mark: string | null): boolean {
  if (mark === 'call') return assumed.call !== undefined
  return mark !== null && Object.keys(assumed.fields ?? {}).some((one) => `${mark}.`.startsWith(`${one}.`))
}

/** Calls by their worst finding; what counts before what does not. */
function worstFirst(findings: Finding[]): Finding[] {
  const weightOf = ({ kind, pending }: Finding): number =>
    weights.indexOf(kind) + (pending ? weights.length : 0)
  const worst = new Map<string, number>()
  for (const finding of findings)
    worst.set(finding.call.id, Math.min(worst.get(finding.call.id) ?? Infinity, weightOf(finding)))
  return findings.toSorted(
    (a, b) =>
      worst.get(a.call.id)! - worst.get(b.call.id)! ||
      a.call.id.localeCompare(b.call.id) ||
      weightOf(a) - weightOf(b) ||
      a.at.localeCompare(b.at),
  )
}
