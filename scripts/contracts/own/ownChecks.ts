import type { EndpointWithExamples, Outcome } from '#contracts/endpoint.ts'
import { misfitOfText, textsIn, valuesAt, type FoundText } from '#contracts/examples/jsonTexts.ts'
import { endpoints } from '#contracts/index.ts'
import type { PactInteraction } from '../pactFile.ts'
import { missingIn } from './missingIn.ts'
import { readBackProblem, readBacks } from './readBack.ts'
import type { Judge } from './replay.ts'

/** What no matcher of Pact can hold an answer to. `gaps` are those on which it rests, where it does. */
export type OwnCheck = {
  kind: 'text' | 'code' | 'kept'
  /** Where it looks: a path of the answer, or the call that reads again. */
  at: string
  name: string
  gaps: string | null
  /** What is wrong, or null. */
  judge: Judge<string | null>
}

/** What an interaction is held to beyond its pact: texts of JSON, a code whose place is not known, what was saved. */
export function ownChecks(interaction: PactInteraction): OwnCheck[] {
  const { endpoint: id, outcome: name } = interaction.comments ?? {}
  const endpoint = endpoints.find((one) => one.id === id)
  const outcome = endpoint?.outcomes[name ?? '']
  if (!endpoint || !outcome) return []
  return [
    ...textChecks(endpoint, outcome),
    ...codeChecks(endpoint, outcome),
    ...keptChecks(endpoint, outcome),
  ]
}

function textChecks(endpoint: EndpointWithExamples, { status, body }: Outcome): OwnCheck[] {
  if (status >= 400) return []
  return textsIn('answer', endpoint.texts, body).map((found) => ({
    kind: 'text',
    at: found.path,
    name: `the text of ${found.path}`,
    gaps: gapAt(endpoint, found.path),
    judge: ({ answer }) => Promise.resolve(textProblem(found, answer.body)),
  }))
}

function textProblem({ path, text, value }: FoundText, body: unknown): string | null {
  const given = valuesAt(body, path.split('.').slice(1))
  if (given.length === 0) return `there is no ${path}`
  const misfit = given.map((one) => misfitOfText(text, one)).find((problem) => problem !== null)
  if (misfit) return misfit
  const missing = missingIn(given.flatMap(entriesOf), entriesOf(value))
  return missing.length === 0 ? null : `no entry says ${missing.map((one) => `'${one}'`).join(', ')}`
}

export function entriesOf(text: unknown): unknown[] {
  return (typeof text === 'string' ? JSON.parse(text) : text) as unknown[]
}

/** Where the place of a code is assumed the pact takes any text there (D33); that the code is said is held here (G-61). */
function codeChecks(endpoint: EndpointWithExamples, { status, body }: Outcome): OwnCheck[] {
  const place = ['informationCode', 'result.informationCode'].find((path) =>
    gapAt(endpoint, `answer.${path}`),
  )
  const wanted = place && valuesAt(body, place.split('.'))[0]
  if (typeof wanted !== 'string') return []
  return [
    {
      kind: 'code',
      at: `answer.${place}`,
      name: `the code ${wanted}, wherever it stands`,
      gaps: gapAt(endpoint, `answer.${place}`),
      judge: ({ answer }) => Promise.resolve(codeProblem(wanted, status, codeIn(answer.body))),
    },
  ]
}

/** A success needs no code, and a status from 400 up says that it was refused; else the code alone says it. */
function codeProblem(wanted: string, status: number, said: unknown): string | null {
  const isNeeded = wanted !== 'A10' && status < 400
  if (said === undefined || said === null) return isNeeded ? `no code is said, which means A10` : null
  return said === wanted ? null : `${JSON.stringify(said)} is said`
}

function codeIn(body: unknown): unknown {
  const at = (path: string): unknown => valuesAt(body, path.split('.'))[0]
  return at('informationCode') ?? at('result.informationCode') ?? at('code')
}

function keptChecks(endpoint: EndpointWithExamples, { status }: Outcome): OwnCheck[] {
  const readBack = readBacks[endpoint.id]
  if (!readBack || status >= 400) return []
  const gaps = readBack.fields
    .map(({ sent }) => gapAt(endpoint, `body.${sent}`))
    .filter((gap) => gap !== null)
  return [
    {
      kind: 'kept',
      at: readBack.read.id,
      name: `${readBack.fields.map(({ sent }) => sent).join(', ')} as ${readBack.read.id} reads them again`,
      gaps: [...new Set(gaps)].join(', ') || null,
      judge: (told) => readBackProblem(readBack, told),
    },
  ]
}

function gapAt({ assumed }: EndpointWithExamples, path: string): string | null {
  const mark = Object.entries(assumed.fields ?? {}).find(([field]) => `${path}.`.startsWith(`${field}.`))
  return mark?.[1] ?? null
}
