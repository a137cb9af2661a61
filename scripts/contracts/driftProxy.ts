import { listenLocally, readText, send, type Reply, type Served } from './http.ts'
import type { Mutation } from './mutations.ts'
import type { Place } from './runVerifier.ts'

export const driftState = 'the answer drifts'

/** `applied`: numbers of the mutations that changed something. */
type DriftProxy = Served & { statesUrl: string; applied: ReadonlySet<number> }

/**
 * A proxy that applies the mutation of the last drift state to each answer; it passes other states on.
 */
export async function serveDrift(
  { url, statesUrl }: Place,
  mutations: readonly (Mutation | null)[],
): Promise<DriftProxy> {
  const applied = new Set<number>()
  let current = -1
  const served = await listenLocally(async (req, res) => {
    const given = await readText(req)
    const isState = req.url === '/states'
    const { state, params } = (isState ? JSON.parse(given) : {}) as {
      state?: string
      params?: { number: number }
    }
    if (state === driftState) {
      current = params!.number
      return res.setHeader('Content-Type', 'application/json').end('{}')
    }
    const mutation = isState ? null : mutations[current]
    const { host: _, 'content-length': __, ...headers } = req.headers as Record<string, string>
    const path = isState || req.url === '/' ? '' : req.url!
    const reply = await send(isState ? statesUrl : url, { method: req.method!, path, headers, body: given })
    const changed = mutation ? changedBy(mutation, reply) : null
    if (changed) applied.add(current)
    const { status, contentType, text } = changed ?? reply
    return res.writeHead(status, contentType === '' ? {} : { 'Content-Type': contentType }).end(text)
  })
  return { ...served, statesUrl: `${served.url}/states`, applied }
}

function changedBy({ apply }: Mutation, { text, ...reply }: Reply): Reply | null {
  const changed = apply({ ...reply, body: text === '' ? null : JSON.parse(text) })
  if (!changed) return null
  const { body, ...rest } = changed
  return {
    ...rest,
    text: rest.contentType.startsWith('application/json') ? JSON.stringify(body) : String(body),
  }
}
