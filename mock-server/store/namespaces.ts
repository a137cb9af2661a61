import type { Namespace } from './namespace.ts'

export const defaultNamespace = 'default'

/** Idle time after which a namespace is removed. */
const idleLimitMs = 10 * 60_000
const namePattern = /^[\w.-]{1,64}$/

export type Namespaces = {
  /** Creates it if necessary; counts as use. */
  get: (name: string) => Namespace
  /** Does not create it; does not count as use. */
  peek: (name: string) => Namespace | undefined
  /** Replaces the namespace with this name. */
  put: (name: string, namespace: Namespace) => void
  /** Replaces it by a fresh copy of the seed; snapshots stay. */
  reset: (name: string) => Namespace
  names: () => string[]
}

export function isNamespaceName(name: string): boolean {
  return namePattern.test(name)
}

/**
 * `create` makes a namespace; its second argument counts the copies of this name, so that secrets differ. Idle namespaces
 * are removed after ten minutes, except the default one and busy ones.
 */
export function createNamespaces(
  create: (name: string, copy: number) => Namespace,
  machineNow: () => number,
  isBusy: (name: string) => boolean,
): Namespaces {
  const known = new Map<string, { namespace: Namespace; usedAt: number }>()
  let copies = 0

  function add(name: string): Namespace {
    const namespace = create(name, (copies += 1))
    known.set(name, { namespace, usedAt: machineNow() })
    return namespace
  }

  function sweep(): void {
    const oldest = machineNow() - idleLimitMs
    for (const [name, { usedAt }] of known) {
      if (usedAt < oldest && name !== defaultNamespace && !isBusy(name)) known.delete(name)
    }
  }

  return {
    get(name) {
      sweep()
      const entry = known.get(name)
      if (!entry) return add(name)
      entry.usedAt = machineNow()
      return entry.namespace
    },
    peek(name) {
      sweep()
      return known.get(name)?.namespace
    },
    put: (name, namespace) => known.set(name, { namespace, usedAt: machineNow() }),
    reset(name) {
      const saved = known.get(name)?.namespace.snapshots
      const namespace = add(name)
      if (saved) namespace.snapshots = saved
      return namespace
    },
    names() {
      sweep()
      return [...known.keys()]
    },
  }
}
