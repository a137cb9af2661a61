import { answerSchema, namesAt, schemasAt, type JsonObject, type OpenApi } from '../jsonDocument.ts'
import type { Call } from '../contractsOf.ts'
import type { HttpResponse, PactInteraction } from '../pactFile.ts'
import type { ComparatorResult } from './judging.ts'

/** Kinds of findings, worst first: from a missing path to a refusal without its code. */
export const kinds = [
  ...(['path', 'verb', 'document', 'code of a success', 'answer', 'answer field', 'answer type'] as const),
  ...(['body', 'content type', 'session', 'header', 'sent field', 'code of a refusal'] as const),
]

/**
 * `mark`: the assumption that makes it pending: `call`, or a path as in the marks of the contracts. `why`: the text without
 * its value. `under`: a heading for several texts.
 */
export type InterpretedResult = {
  kind: (typeof kinds)[number]
  at: string
  text: string
  mark: string | null
  why?: string
  under?: string
}

/** `operation` of the document, and `own`, the document of the contract. */
type Facts = { call: Call; operation: JsonObject; document: OpenApi; own: OpenApi }

/** The meaning of a comparator result in terms of the contract; null if irrelevant. */
export function interpretResult(
  { code, message, type, mockDetails }: ComparatorResult,
  interaction: PactInteraction,
  { call, operation, document, own }: Facts,
): InterpretedResult | null {
  const { location = '', value } = mockDetails ?? {}
  const { status } = interaction.response as HttpResponse
  const told = message.split('spec file: ').at(-1)!
  const why = told === 'must NOT be valid' ? 'refers to nothing' : told
  const last = location.split('.').at(-1)!
  // Spelled as in the contract: the comparator uses lower case.
  const header = call.headers.find((one) => one.toLowerCase() === last.toLowerCase()) ?? last
  const of = (
    kind: InterpretedResult['kind'],
    at: string,
    text: string,
    mark: string | null = null,
  ): InterpretedResult => {
    return { kind, at, text, mark }
  }
  switch (code) {
    case 'response.status.unknown':
      return of(
        status < 400 ? 'code of a success' : 'code of a refusal',
        String(status),
        `the status ${status} is missing`,
      )
    case 'response.body.unknown':
      return of('answer', 'answer', 'the answer has no schema')
    case 'response.content-type.incompatible':
      return of('content type', 'answer', 'the answer is no JSON')
    case 'request.content-type.incompatible':
      return of('content type', 'body', 'the body is not accepted as JSON')
    case 'request.body.unknown':
      return of('body', 'body', 'no body is accepted, but the portal sends one')
    case 'response.body.incompatible': {
      const extra = /additional properties - (.+)$/.exec(message)?.[1]
      const at = fieldAt(location, extra)
      const steps = at.split('.')
      const mark = `answer.${at}`
      if (extra) {
        const named = namesAt(answerSchema(operation, status, document), steps.slice(0, -1), document)
        const other = named.find((name) => name.toLowerCase() === extra.toLowerCase())
        const under = 'the answer spells fields of the portal differently'
        if (other) return { ...of('answer field', 'spelling', `'${at}' as '${other}'`, mark), under }
        return of('answer field', at, `the answer has no field '${at}', which the portal reads`, mark)
      }
      if (at === '') return of('answer', 'answer', `the whole answer ${why}`)
      const ours = own.paths[call.path]![call.method.toLowerCase()] as JsonObject
      const read = schemasAt(answerSchema(ours, status, own), steps, own)
      if (/^must be \w+/.test(why) && isRead(why, read)) return null
      const text = `'${at}' of the answer ${why}, where the portal reads ${shown(value)}`
      return { ...of('answer type', at, text, mark), why }
    }
    case 'request.body.incompatible': {
      const needed = /required property '(.+)'$/.exec(message)?.[1]
      const at = fieldAt(location, needed)
      const mark = at === '' ? null : `body.${at}`
      const sent = call.bodyFields.find((field) => field.toLowerCase() === at.toLowerCase())
      if (needed && sent)
        return {
          ...of('sent field', 'spelling', `'${sent}' as '${at}'`, mark),
          under: 'the body spells fields of the portal differently',
        }
      const missing = `the body needs a field '${at}', which the portal does not send`
      const text = `'${at}' of the body ${why}, where the portal sends ${shown(value)}`
      return { ...of('body', at || 'body', needed ? missing : text, mark), why }
    }
    case 'request.authorization.missing':
      return of('session', 'Authorization', 'a token is required, but the portal has none')
    case 'request.header.unknown':
    case 'request.header.incompatible': {
      const mark = `headers.${header}`
      const inQuery = 'the query has parameters that the portal sends as headers'
      if (!code.endsWith('unknown'))
        return of('header', header, `the header '${header}' does not fit: ${why}`, mark)
      if (queryOf(operation).has(last.toLowerCase()))
        return { ...of('header', 'query', `'${header}'`, mark), under: inQuery }
      return of('header', header, `the header '${header}', which the portal sends, is missing`, mark)
    }
    case 'request.query.incompatible':
      // Reported with its headers.
      if (call.headers.some((one) => one.toLowerCase() === last.toLowerCase())) return null
      return of('header', last, `the portal sends no query '${last}': ${why}`)
    default:
      return type === 'error' ? of('document', 'document', `the document cannot be judged: ${message}`) : null
  }
}

/** Whether the portal also reads one of the matching types. */
function isRead(why: string, read: readonly JsonObject[]): boolean {
  const own = new Set(read.flatMap(({ type }) => type ?? []))
  if (own.has('number')) own.add('integer')
  return why
    .replace('must be ', '')
    .split(/,| or /)
    .some((type) => type !== 'null' && own.has(type))
}

function queryOf({ parameters }: JsonObject): Set<string> {
  const query = (parameters as { in: string; name: string }[]).filter((one) => one.in === 'query')
  return new Set(query.map(({ name }) => name.toLowerCase()))
}

/** `[root].interactions[3].response.body.users.0.email` as `users.*.email`, and a field below it. */
function fieldAt(location: string, field = ''): string {
  const [, below = ''] = location.split(/(?:request|response)\.body/)
  const steps = [...below.replaceAll(/\[(\d+)\]/g, '.$1').split('.'), field].filter((step) => step !== '')
  return steps.map((step) => (/^\d+$/.test(step) ? '*' : step)).join('.')
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
