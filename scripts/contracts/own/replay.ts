import type { HttpRequest, PactInteraction } from '../pactFile.ts'

export type Provider = {
  /** Where the provider is, with its base path. */
  url: string
  statesUrl: string
  /** Sent with every call. */
  headers?: Record<string, string> | undefined
}

export type Call = { method: string; path: string; headers: Record<string, string>; body?: unknown }
export type Heard = { status: number; body: unknown }

/** What is made of an answer, while the states of the interaction still hold. */
export type Judge<T> = (told: {
  sent: Call
  answer: Heard
  ask: (call: Call) => Promise<Heard>
}) => Promise<T>

type Values = Record<string, unknown>

/** Sends an interaction as the verifier does: its states first, their values in place of the examples, teardown last. */
export async function replay<T>(
  { providerStates = [], request }: PactInteraction,
  provider: Provider,
  judge: Judge<T>,
): Promise<T> {
  const values: Values = {}
  const ask = (call: Call): Promise<Heard> => send(provider, call)
  try {
    for (const { name, params = {} } of providerStates)
      Object.assign(values, await changeState(provider, 'setup', name, params))
    const sent = filledIn(request as HttpRequest, values)
    return await judge({ sent, answer: await ask(sent), ask })
  } finally {
    for (const { name, params = {} } of providerStates) await changeState(provider, 'teardown', name, params)
  }
}

async function changeState(
  { statesUrl, headers }: Provider,
  action: 'setup' | 'teardown',
  state: string,
  params: object,
): Promise<Values> {
  const response = await fetch(statesUrl, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ action, state, params }),
  })
  if (!response.ok && action === 'setup')
    throw new Error(`the state '${state}' was answered ${response.status}`)
  const text = await response.text()
  return action === 'setup' && text !== '' ? (JSON.parse(text) as Values) : {}
}

/** The request with what the states returned. */
export function filledIn(
  { method, path, headers = {}, body, generators = {} }: HttpRequest,
  values: Values,
): Call {
  const given = Object.entries(headers).map(([name, texts]) => [name, texts.join(', ')] as const)
  const taken = Object.entries(generators.header ?? {}).map(
    ([name, { expression }]) => [name, String(valueOf(expression, values))] as const,
  )
  const content = structuredClone(body?.content)
  for (const [at, { expression }] of Object.entries(generators.body ?? {}))
    put(content, stepsOf(at), valueOf(expression, values))
  const call = { method, path, headers: { ...Object.fromEntries(given), ...Object.fromEntries(taken) } }
  return content === undefined ? call : { ...call, body: content }
}

/** `${id}` is the value itself, which may be a number; inside other text it is text. */
function valueOf(expression: string, values: Values): unknown {
  const whole = /^\$\{(\w+)\}$/.exec(expression)
  if (whole) return values[whole[1]!]
  return expression.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => String(values[name]))
}

/** `$.users[0].id` as `users`, `0`, `id`. */
function stepsOf(path: string): string[] {
  return path.split(/[.[\]]+/).filter((step) => step !== '$' && step !== '')
}

function put(node: unknown, steps: readonly string[], value: unknown): void {
  const parent = steps.slice(0, -1).reduce<unknown>((at, step) => (at as Values)[step], node)
  ;(parent as Values)[steps.at(-1)!] = value
}

async function send({ url, headers }: Provider, call: Call): Promise<Heard> {
  const response = await fetch(url + call.path, {
    method: call.method,
    headers: { ...headers, ...call.headers },
    ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
  })
  const text = await response.text()
  return { status: response.status, body: parsed(text) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
