import * as z from 'zod/mini'
import { bodyAs, ControlError, type ControlRoute } from './route.ts'

const statusOrder = z.object({ message: z.string() })
const refuseOrder = z.object({ on: z._default(z.boolean(), true) })

/** Connections of the session hub; the id `all` means every one. */
export const sessionRoutes: ControlRoute[] = [
  {
    method: 'GET',
    path: '/sessions',
    does: 'Open connections of the session channel.',
    run: ({ host, ns }) => host.hub.connections(ns.name),
  },
  {
    method: 'POST',
    path: '/sessions/{id}/status',
    does: 'Tells a connection, or `all`, that its session has ended.',
    body: statusOrder,
    example: { message: 'Tu sesión se abrió en otro dispositivo.' },
    run({ host, ns, params: { id = '' }, body }) {
      const sent = host.hub.push(ns.name, id, bodyAs(statusOrder, body).message)
      if (sent === 0 && id !== 'all') throw new ControlError(404, `There is no connection '${id}'.`)
      return { sent }
    },
  },
  {
    method: 'POST',
    path: '/sessions/drop',
    does: 'Cuts every connection of the channel like a broken network.',
    run: ({ host, ns }) => ({ dropped: host.hub.drop(ns.name) }),
  },
  {
    method: 'POST',
    path: '/sessions/refuse',
    does: 'While on, the channel refuses new connections.',
    body: refuseOrder,
    example: { on: true },
    run({ host, ns, body }) {
      const { on } = bodyAs(refuseOrder, body)
      host.hub.refuse(ns.name, on)
      return { refusing: on }
    },
  },
]
