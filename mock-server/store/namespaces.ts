import type { Namespace } from './namespace.ts'

export const defaultNamespace = 'default'

/** How long a namespace may go without a request. */
const idleLimitMs = 10 * 60_000
const namePattern = /^[\w.-]{1,64}$/

export type Namespaces = {
  /** Makes it when there is none, and counts as use. */
  get: (name: string) => Namespace
  /** Without making it, and without counting as use. */
  peek: (name: string) => Namespace | undefined
  /** Puts this one in the place of whatever has the name. */
  put: (name: string, namespace: Namespace) => void
  /** Puts a fresh copy of the seed in its place; what was saved to be restored stays. */
  reset: (name: string) => Namespace
  names: () => string[]
}

export function isNamespaceName(name: string): boolean {
  return namePattern.test(name)
}

/**
 * `create` makes a namespace; its second argument counts the copies of this name, so that secrets differ. The default
 * one stays; others go after ten idle minutes, unless they are busy.
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
