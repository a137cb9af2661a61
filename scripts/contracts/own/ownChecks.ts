import { codeOf, codePlaces } from '#contracts/codes.ts'
import type { EndpointWithExamples, Outcome } from '#contracts/endpoint.ts'
import { misfitOfText, textsIn, valuesAt, type FoundText } from '#contracts/examples/jsonTexts.ts'
import { endpoints } from '#contracts/index.ts'
import type { PactInteraction } from '../pactFile.ts'
import type { Judge } from './replay.ts'

/** A check of an answer that no Pact matcher can do. */
type OwnCheck = {
  kind: 'text' | 'code'
  /** Path in the answer. */
  at: string
  name: string
  /** Gaps that it depends on, if any. */
  gaps: string | null
  judge: Judge
}

/** Checks of an interaction beyond its pact: JSON texts, and codes at an open position. */
export function ownChecks({ comments }: PactInteraction): OwnCheck[] {
  const endpoint = endpoints.find(({ id }) => id === comments?.endpoint)
  const outcome = endpoint?.outcomes[comments?.outcome ?? '']
  if (!endpoint || !outcome) return []
  const codes = codeChecks(endpoint, outcome)
  return outcome.status < 400 ? [...textChecks(endpoint, outcome), ...codes] : codes
}

function textChecks(endpoint: EndpointWithExamples, { body }: Outcome): OwnCheck[] {
  return textsIn('answer', endpoint.texts, body).map((found) => ({
    kind: 'text',
    at: found.path,
    name: `the text of ${found.path}`,
    gaps: gapAt(endpoint, found.path),
    judge: ({ body: given }) => textProblem(found, given),
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

/** Fields of the example's entries that no given entry of the same type has; empty text counts as missing. */
export function missingIn(given: readonly unknown[], example: readonly unknown[]): string[] {
  const [there, filled] = [pathsIn(given, isThere), pathsIn(given, isFilled)].map(
    (paths) => new Set(paths),
  ) as [Set<string>, Set<string>]
  const wanted = new Set(pathsIn(example, isFilled))
  return [...new Set(pathsIn(example))].filter((path) => !(wanted.has(path) ? filled : there).has(path))
}

const isThere = (value: unknown): boolean => value !== null && value !== undefined
const isFilled = (value: unknown): boolean => isThere(value) && value !== ''

/** Paths of all fields of a list: `*.name`, `*(text).label` of an entry with a type, `*.children.*.key`. */
export function pathsIn(
  value: unknown,
  counts: (leaf: unknown) => boolean = () => true,
  path = '',
): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) {
    const start = path === '' ? '*' : `${path}.*`
    return value.flatMap((entry) => {
      const { type } = (entry ?? {}) as { type?: unknown }
      return pathsIn(entry, counts, typeof type === 'string' ? `${start}(${type})` : start)
    })
  }
  return Object.entries(value).flatMap(([key, below]) => [
    ...(counts(below) ? [`${path}.${key}`] : []),
    ...pathsIn(below, counts, `${path}.${key}`),
  ])
}

/** A code at an assumed position is any text in the pact (D33); its value is checked here (G-61). */
function codeChecks(endpoint: EndpointWithExamples, { status, body }: Outcome): OwnCheck[] {
  const place = codePlaces.find((path) => gapAt(endpoint, `answer.${path}`))
  const wanted = place && valueAt(body, place)
  if (typeof wanted !== 'string') return []
  const judge: Judge = (answer) => {
    const code = codeOf(answer.body)
    if (code !== null) return code === wanted ? null : `${JSON.stringify(code)} is said`
    // A success needs no code, and a status from 400 up is a refusal.
    return wanted !== 'A10' && status < 400 ? 'no code is said, which means A10' : null
  }
  const at = `answer.${place}`
  return [
    { kind: 'code', at, name: `the code ${wanted}, wherever it stands`, gaps: gapAt(endpoint, at), judge },
  ]
}

function valueAt(body: unknown, path: string): unknown {
  return valuesAt(body, path.split('.'))[0]
}

function gapAt({ assumed }: EndpointWithExamples, path: string): string | null {
  const mark = Object.entries(assumed.fields ?? {}).find(([field]) => `${path}.`.startsWith(`${field}.`))
  return mark?.[1] ?? null
}
