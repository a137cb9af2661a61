import { isDeepStrictEqual } from 'node:util'
import type { EndpointWithExamples } from '#contracts/endpoint.ts'
import { valuesAt } from '#contracts/examples/jsonTexts.ts'
import { getMenuByApp } from '#contracts/examples/menus.ts'
import { listNotifications } from '#contracts/examples/notifications.ts'
import type { Told } from './replay.ts'

type Body = Record<string, unknown>

/** How what a save has kept is read again. */
export type ReadBack = {
  read: EndpointWithExamples
  headers: (body: Body) => Record<string, string>
  /** Where the records are. */
  records: string
  /** By each field that is sent, whether a record has it. */
  same: Record<string, (sent: unknown, record: Body) => boolean>
}

const menu: ReadBack = {
  read: getMenuByApp,
  headers: ({ idapplication: app, idmenulocation: location }) => ({
    idapplication: String(app),
    idmenulocation: String(location),
  }),
  records: 'result.records.*',
  same: { menujson: (sent, { menuJson }) => sameJson(sent, menuJson) },
}
const notification: ReadBack = {
  read: listNotifications,
  headers: () => ({}),
  records: 'result.*',
  same: {
    reason: (sent, { reason }) => sent === reason,
    variables: (sent, { variables }) => sameJson(sent, variables),
    // Of a moment that is read only the day counts (G-51).
    executionDate: (sent, { executionDate }) =>
      String(sent).slice(0, 10) === String(executionDate).slice(0, 10),
    applicationIds: (sent, { applicationIds }) => String(sent) === String(applicationIds),
  },
}

/** By the id of the save. */
export const readBacks: Readonly<Record<string, ReadBack>> = {
  createMenu: menu,
  modifyMenu: menu,
  createNotification: notification,
  modifyNotification: notification,
}

/** What a save did not keep, or null: one record says everything that was sent. */
export async function readBackProblem(
  { read, headers, records, same }: ReadBack,
  { sent, answer, ask }: Told,
): Promise<string | null> {
  if (answer.status >= 400) return `the save was answered ${answer.status}`
  const body = sent.body as Body
  const session = Object.entries(sent.headers).filter(([name]) => name.toLowerCase() === 'authorization')
  const { method, path } = read
  const found = await ask({ method, path, headers: { ...Object.fromEntries(session), ...headers(body) } })
  const kept = valuesAt(found.body, records.split('.')) as Body[]
  const others = kept.map((record) => Object.keys(same).filter((field) => !same[field]!(body[field], record)))
  const [fewest] = others.toSorted((a, b) => a.length - b.length)
  if (!fewest) return `${path} answers no record (${found.status})`
  return fewest.length === 0 ? null : `another ${fewest.join(', ')} is read than was sent`
}

/** Spaces and the order of fields do not matter; a list may come as itself. */
function sameJson(sent: unknown, read: unknown): boolean {
  return isDeepStrictEqual(valueOf(sent), valueOf(read))
}

function valueOf(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : text
  } catch {
    return text
  }
}
