import { parsed, send } from '../http.ts'
import type { HttpRequest, PactInteraction } from '../pactFile.ts'
import type { Place } from '../runVerifier.ts'

type Call = { method: string; path: string; headers: Record<string, string>; body?: unknown }
type Heard = { status: number; body: unknown }

/** What is wrong with the answer, or null. */
export type Judge = (answer: Heard) => string | null

type Values = Record<string, unknown>

/** The problem that a check finds, or null; a failed setup of a state and a missing answer are problems too. */
export async function problemOf(
  interaction: PactInteraction,
  { judge }: { judge: Judge },
  place: Place,
): Promise<string | null> {
  try {
    return judge(await replay(interaction, place))
  } catch (error) {
    return (error as Error).message
  }
}

/** Sends an interaction like the verifier: sets up its states, uses their values instead of the examples, tears down. */
async function replay(
  { providerStates = [], request }: PactInteraction,
  { url, statesUrl, headers = {} }: Place,
): Promise<Heard> {
  const ask = async (call: Call, base = url): Promise<Heard> => {
    const all = { ...headers, 'Content-Type': 'application/json', ...call.headers }
    const { status, text } = await send(base, { ...call, headers: all, body: JSON.stringify(call.body) })
    return { status, body: parsed(text) ?? text }
  }
  const change = (action: string, { name, params = {} }: (typeof providerStates)[number]): Promise<Heard> =>
    ask({ method: 'POST', path: '', headers: {}, body: { action, state: name, params } }, statesUrl)
  const values: Values = {}
  try {
    for (const state of providerStates) {
      const { status, body } = await change('setup', state)
      if (status !== 200) throw new Error(`the state '${state.name}' was answered ${status}`)
      if (typeof body === 'object') Object.assign(values, body)
    }
    return await ask(filledIn(request as HttpRequest, values))
  } finally {
    for (const state of providerStates) await change('teardown', state)
  }
}

/** The request with the values of the states. */
export function filledIn(
  { method, path, headers = {}, body, generators = {} }: HttpRequest,
  values: Values,
): Call {
  const taken = Object.fromEntries(Object.entries(headers).map(([name, texts]) => [name, texts.join(', ')]))
  for (const [name, { expression }] of Object.entries(generators.header ?? {}))
    taken[name] = String(valueOf(expression, values))
  const content = structuredClone(body?.content)
  for (const [at, { expression }] of Object.entries(generators.body ?? {})) {
    // `$.users[0].id` as `users`, `0`, `id`.
    const steps = at.split(/[.[\]]+/).filter((step) => step !== '$' && step !== '')
    const holder = steps.slice(0, -1).reduce<unknown>((node, step) => (node as Values)[step], content)
    ;(holder as Values)[steps.at(-1)!] = valueOf(expression, values)
  }
  return { method, path, headers: taken, ...(content !== undefined && { body: content }) }
}

/** `${id}` alone is the value, possibly a number; inside other text it is text. */
function valueOf(expression: string, values: Values): unknown {
  const whole = /^\$\{(\w+)\}$/.exec(expression)
  if (whole) return values[whole[1]!]
  return expression.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => String(values[name]))
}
