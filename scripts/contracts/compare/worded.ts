import type { Call } from '../contractsOf.ts'

/** Kinds of findings, the worst first: without its path a call is not there, a refusal without its code only badly told. */
export const kinds = [
  ...(['path', 'verb', 'document', 'code of a success', 'answer', 'answer field', 'answer type'] as const),
  ...(['body', 'content type', 'session', 'header', 'sent field', 'code of a refusal'] as const),
]

export type ComparatorResult = {
  code: string
  message: string
  mockDetails?: { location: string; value: unknown } | undefined
}

/** `mark`: what has to be assumed for it not to count: `call`, or a path as in the marks of the contracts. */
export type Worded = { kind: (typeof kinds)[number]; at: string; text: string; mark: string | null }

/** What a result of the comparator means, in the words of the contract; null where it means nothing to us. */
export function worded({ code, message, mockDetails }: ComparatorResult, { headers }: Call): Worded | null {
  const { location = '', value } = mockDetails ?? {}
  const why = message.split('spec file: ').at(-1)!
  const last = location.split('.').at(-1)!
  // As the contract spells it: the comparator has no capitals.
  const header = headers.find((own) => own.toLowerCase() === last.toLowerCase()) ?? last
  const of = (kind: Worded['kind'], at: string, text: string, mark: string | null = null): Worded => {
    return { kind, at, text, mark }
  }
  switch (code) {
    case 'unreadable':
      return of('document', 'document', `the document contradicts itself: ${message}`)
    case 'response.status.unknown': {
      const status = Number(value ?? /\d+$/.exec(message)?.[0])
      const kind = status < 400 ? 'code of a success' : 'code of a refusal'
      return of(kind, String(status), `the status ${status} is missing`)
    }
    case 'response.body.unknown':
      return of('answer', 'answer', 'nothing is said of what the answer looks like')
    case 'response.content-type.incompatible':
      return of('content type', 'answer', 'the answer is no JSON')
    case 'request.content-type.incompatible':
      return of('content type', 'body', 'the body is not taken as JSON')
    case 'request.body.unknown':
      return of('body', 'body', 'no body is taken, and the portal sends one')
    case 'response.body.incompatible': {
      const extra = /additional properties - (.+)$/.exec(message)?.[1]
      const at = fieldAt(location, extra)
      const text = `'${at}' of the answer ${why}, where the portal reads ${shown(value)}`
      if (extra)
        return of(
          'answer field',
          at,
          `the answer has no field '${at}', which the portal reads`,
          `answer.${at}`,
        )
      return at === ''
        ? of('answer', 'answer', `the whole answer ${why}`)
        : of('answer type', at, text, `answer.${at}`)
    }
    case 'request.body.incompatible': {
      const needed = /required property '(.+)'$/.exec(message)?.[1]
      const at = fieldAt(location, needed)
      const text = `'${at}' of the body ${why}, where the portal sends ${shown(value)}`
      const missing = `the body needs a field '${at}', which the portal does not send`
      return of('body', at || 'body', needed ? missing : text, at === '' ? null : `body.${at}`)
    }
    case 'request.authorization.missing':
      return of('session', 'Authorization', 'a token is asked for where the portal has none')
    case 'request.header.unknown':
    case 'request.header.incompatible': {
      const unknown = `nothing is said of the header '${header}', which the portal sends`
      const text = code.endsWith('unknown') ? unknown : `the header '${header}' does not fit: ${why}`
      return of('header', header, text, `headers.${header}`)
    }
    case 'request.query.incompatible':
      return of('header', last, `the portal sends no query '${last}': ${why}`)
    default:
      return null
  }
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
