import * as z from 'zod/mini'
import { fromBase64, toBase64 } from '../bytes.ts'
import type { Namespace } from './namespace.ts'
import { putWorld, worldOf } from './snapshot.ts'
import type { Snapshot, World } from './world.ts'

/** Increased when an older mock could not read a newer file. */
export const stateFormat = 1

/** A whole namespace without its log, as plain data. */
type SavedNamespace = World & {
  random: unknown
  faults: unknown
  /** Recordings; missing in older files. */
  real?: unknown
  snapshots: Map<string, Snapshot>
  settings: Pick<Namespace, 'tokens' | 'page' | 'secret' | 'isStrict' | 'codeForm' | 'holdsOddTexts'>
}

/** The seed that the records are changes to. */
type Ground = { seed: number; users: number }
type SavedState = { format: number; ground: Ground; namespaces: Map<string, SavedNamespace> }

/** Why a text is no valid state, as a message. */
export class StateError extends Error {}

const byName = z.map(z.string(), z.unknown())
const head = z.object({
  format: z.int(),
  ground: z.object({ seed: z.number(), users: z.number() }),
  namespaces: z.map(
    z.string().check(z.regex(/^[\w.-]{1,64}$/)),
    z.looseObject({
      tables: z.record(
        z.string(),
        z.object({
          own: z.array(z.looseObject({ id: z.number() })),
          removed: z.array(z.number()),
          lastId: z.number(),
        }),
      ),
      parts: z.object({
        attempts: byName,
        sessions: byName,
        links: byName,
        codes: byName,
        externalCodes: byName,
        files: byName,
        mailbox: z.array(z.looseObject({ to: z.string(), at: z.string(), links: z.array(z.string()) })),
        clock: z.object({ offset: z.number(), frozenAt: z.nullable(z.number()) }),
      }),
      maintenance: z.object({ isMaintenance: z.boolean(), message: z.string() }),
      challenges: z.map(z.string(), z.number()),
      scenarios: z.map(z.string(), z.array(z.unknown())),
      random: z.number(),
      faults: z.object({ faults: z.array(z.unknown()), ids: z.number() }),
      real: z.optional(z.object({ recordings: byName, replaying: z.nullable(z.string()) })),
      snapshots: z.map(z.string(), z.object({ at: z.string(), world: z.looseObject({}) })),
      settings: z.looseObject({ secret: z.string(), isStrict: z.boolean() }),
    }),
  ),
})

export function saveNamespace(ns: Namespace): SavedNamespace {
  const { tokens, page, secret, isStrict, codeForm, holdsOddTexts } = ns
  return {
    ...worldOf(ns),
    random: ns.random.dump(),
    faults: ns.faults.dump(),
    real: ns.real.dump(),
    snapshots: new Map(ns.snapshots),
    settings: { tokens, page, secret, isStrict, codeForm, holdsOddTexts },
  }
}

export async function putNamespace(ns: Namespace, saved: SavedNamespace): Promise<void> {
  await putWorld(ns, saved)
  ns.random.load(saved.random)
  ns.faults.load(saved.faults)
  if (saved.real !== undefined) ns.real.load(saved.real)
  ns.snapshots = new Map(saved.snapshots)
  Object.assign(ns, saved.settings)
}

/** JSON with maps and bytes marked by special keys. */
export function stateText(state: SavedState): string {
  return JSON.stringify(state, (_key, value: unknown) => {
    if (isA<Map<unknown, unknown>>('Map', value)) return { $map: [...value] }
    return isA<Uint8Array>('Uint8Array', value) ? { $bytes: toBase64(value) } : value
  })
}

/** Throws a StateError for an invalid text, a newer mock or another seed. */
export function readStateText(text: string, ground: Ground): SavedState {
  const parsed = head.safeParse(parse(text))
  const { format, ground: own } = (parse(text) ?? {}) as Partial<SavedState>
  if (typeof format === 'number' && format > stateFormat)
    throw new StateError(
      `it was written by a newer mock (format ${format}, and this one reads up to ${stateFormat})`,
    )
  if (!parsed.success) throw new StateError('it is no state of the mock, or a broken one')
  if (own?.seed !== ground.seed || own.users !== ground.users)
    throw new StateError(
      `it belongs to seed ${own?.seed} with ${own?.users} people (MOCK_SEED=${own?.seed} MOCK_USERS=${own?.users})`,
    )
  return parse(text) as SavedState
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => {
      const { $map, $bytes } = (value ?? {}) as { $map?: [unknown, unknown][]; $bytes?: string }
      if (Array.isArray($map)) return new Map($map)
      return typeof $bytes === 'string' ? fromBase64($bytes) : value
    })
  } catch {
    return undefined
  }
}

/** In any realm: `structuredClone` may return objects of another one. */
function isA<T>(name: string, value: unknown): value is T {
  return Object.prototype.toString.call(value) === `[object ${name}]`
}
