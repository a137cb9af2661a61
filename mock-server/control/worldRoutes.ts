import { gapsOf } from '#contracts/gaps.ts'
import { endpoints } from '#contracts/index.ts'
import { putWorld, takeSnapshot } from '../store/snapshot.ts'
import type { Snapshot } from '../store/world.ts'
import { timeOf } from '../store/namespace.ts'
import * as z from 'zod/mini'
import { bodyAs, ControlError, type ControlCall, type ControlRoute } from './route.ts'

/** Version of the mock and its control API. */
export const version = '1.0.0'

const snapshotOrder = z.strictObject({ restore: z.optional(z.boolean()) })

export const worldRoutes: ControlRoute[] = [
  {
    method: 'GET',
    path: '/health',
    does: 'Ready state and current namespace.',
    run: ({ ns }) => ({ status: 'ready', version, namespace: ns.name }),
  },
  {
    method: 'GET',
    path: '/info',
    does: 'Version, seed, namespaces, and every call with its outcomes.',
    run: ({ host, ns }) => ({
      version,
      seed: host.seed,
      users: host.users,
      namespace: ns.name,
      namespaces: host.namespaces.names(),
      routes: endpoints.map(({ id, method, service, path, outcomes, assumed }) => ({
        endpoint: id,
        method,
        path: `/${service}${path}`,
        codes: Object.keys(outcomes),
        assumed: gapsOf(assumed),
      })),
    }),
  },
  {
    method: 'POST',
    path: '/reset',
    does: 'Resets the namespace to the seed: data, faults, clock, mail, log.',
    run({ host, ns }) {
      host.hub.refuse(ns.name, false)
      return { namespace: ns.name, at: timeOf(host.namespaces.reset(ns.name)) }
    },
  },
  {
    method: 'GET',
    path: '/snapshots',
    does: 'The snapshots of the namespace.',
    run: ({ ns }) => [...ns.snapshots].map(([name, { at }]) => ({ name, at })),
  },
  {
    method: 'GET',
    path: '/snapshots/{name}',
    does: 'When a snapshot was taken.',
    run: (call) => ({ name: nameOf(call), at: saved(call).at }),
  },
  {
    method: 'POST',
    path: '/snapshots/{name}',
    does: 'Saves records, attempts, sessions, mail and clock; `restore` restores them.',
    body: snapshotOrder,
    example: {},
    async run(call) {
      const { restore } = bodyAs(snapshotOrder, call.body)
      if (restore) await putWorld(call.ns, saved(call).world)
      else call.ns.snapshots.set(nameOf(call), takeSnapshot(call.ns))
      return { name: nameOf(call), at: saved(call).at, restored: restore ?? false }
    },
  },
  {
    method: 'DELETE',
    path: '/snapshots/{name}',
    does: 'Deletes a snapshot.',
    run(call) {
      saved(call)
      call.ns.snapshots.delete(nameOf(call))
      return { dropped: nameOf(call) }
    },
  },
]

function nameOf({ params }: ControlCall): string {
  return params['name']!
}

function saved(call: ControlCall): Snapshot {
  const snapshot = call.ns.snapshots.get(nameOf(call))
  if (!snapshot) throw new ControlError(404, `There is no snapshot '${nameOf(call)}'.`)
  return snapshot
}
