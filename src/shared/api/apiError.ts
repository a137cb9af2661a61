/** Why a call has no answer. `session`: its session ended meanwhile, so nobody is told. */
export type ApiError = {
  kind: 'network' | 'timeout' | 'status' | 'schema' | 'session'
  /** Id of the endpoint. */
  call: string
  status?: number
  code?: string
  /** The service's own words, safe to show as text; null when it had none or when they must not be shown. */
  message: string | null
  /** The body of a refusal, checked against the endpoint's `failure`. */
  failure?: unknown
  /** Local time, ms. */
  at: number
}

/** The answer to a call whose session ended. */
export function sessionGone(call: string): ApiError {
  return { kind: 'session', call, message: null, at: Date.now() }
}

/** Short, speakable mark by which a person and a log talk about the same failure. */
export function reference({ at, call, kind }: ApiError): string {
  const mark = [...`${call}${kind}`].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, at >>> 0)
  return mark.toString(36).toUpperCase().padStart(7, '0').slice(-7)
}

/** What is copied for whoever looks into a failure. Never holds a token, a name or what was typed. */
export function referenceText(error: ApiError): string {
  const { call, kind, status, code, at } = error
  const what = [kind, status, code].filter((part) => part !== undefined).join(' ')
  return `${reference(error)} · ${new Date(at).toISOString()} · ${call} · ${what}`
}
