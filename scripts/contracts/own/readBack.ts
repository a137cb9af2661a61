import { isDeepStrictEqual } from 'node:util'
import type { EndpointWithExamples } from '#contracts/endpoint.ts'
import { valuesAt } from '#contracts/examples/jsonTexts.ts'
import { getMenuByApp } from '#contracts/examples/menus.ts'
import { listNotifications } from '#contracts/examples/notifications.ts'
import type { Judge } from './replay.ts'

type Body = Record<string, unknown>
type Field = { sent: string; read: string; same: (sent: unknown, read: unknown) => boolean }

/** How what a save has kept is read again. */
export type ReadBack = {
  read: EndpointWithExamples
  headers: (body: Body) => Record<string, string>
  /** Where the records are. */
  records: string
  fields: Field[]
}

const menuFields: Field[] = [{ sent: 'menujson', read: 'menuJson', same: sameJson }]
const menu: ReadBack = {
  read: getMenuByApp,
  headers: ({ idapplication, idmenulocation }) => ({
    idapplication: String(idapplication),
    idmenulocation: String(idmenulocation),
  }),
  records: 'result.records',
  fields: menuFields,
}
const notification: ReadBack = {
  read: listNotifications,
  headers: () => ({}),
  records: 'result',
  fields: [
    { sent: 'reason', read: 'reason', same: isDeepStrictEqual },
    { sent: 'variables', read: 'variables', same: sameJson },
    { sent: 'executionDate', read: 'executionDate', same: sameDay },
    { sent: 'applicationIds', read: 'applicationIds', same: (sent, read) => String(sent) === String(read) },
  ],
}

/** By the id of the save. */
export const readBacks: Readonly<Record<string, ReadBack>> = {
  createMenu: menu,
  modifyMenu: menu,
  createNotification: notification,
  modifyNotification: notification,
}

/** What a save did not keep, or null: one record says everything that was sent. */
export const readBackProblem = async (
  { read, headers, records, fields }: ReadBack,
  { sent, answer, ask }: Parameters<Judge<unknown>>[0],
): Promise<string | null> => {
  if (answer.status >= 400) return `the save was answered ${answer.status}`
  const body = sent.body as Body
  const session = Object.entries(sent.headers).filter(([name]) => name.toLowerCase() === 'authorization')
  const found = await ask({
    method: read.method,
    path: read.path,
    headers: { ...Object.fromEntries(session), ...headers(body) },
  })
  const kept = valuesAt(found.body, [...records.split('.'), '*']) as Body[]
  const other = kept.map((record) =>
    fields.filter((field) => !field.same(body[field.sent], record[field.read])).map((field) => field.sent),
  )
  const fewest = other.reduce<string[] | null>(
    (best, own) => (best && best.length <= own.length ? best : own),
    null,
  )
  if (!fewest) return `${read.path} answers no record (${found.status})`
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

/** Of a moment that is read only the day counts (G-51). */
function sameDay(sent: unknown, read: unknown): boolean {
  return String(sent).slice(0, 10) === String(read).slice(0, 10)
}
