import { foldText } from '#shared/texts/foldText.ts'

/** Why a node has no effect. The texts are in the namespace `access`. */
export type Reason = 'userOff' | 'roleOff' | 'applicationOff' | 'privilegeOff' | 'foreign'

/** A role in an application; one call reads what it gives there. */
export type Place = { role: number; application: string }

/** Application, role, privilege or user in an access tree. */
export type AccessNode = {
  key: string
  name: string
  /** Text after the name, such as a number. */
  note?: string | undefined
  reasons: readonly Reason[]
  /** Menu items opened by a privilege. */
  items?: readonly string[]
  /** Absent for a leaf, null while unread. */
  children?: readonly AccessNode[] | null
  /** Reads needed to know the children. */
  places?: readonly Place[]
  /** Path of its card. */
  path?: string
}

/**
 * Filters a tree: matching nodes with all descendants, and the ancestors of matches. `searched` is folded.
 */
export function foundIn(nodes: readonly AccessNode[], searched: string): AccessNode[] {
  if (searched === '') return [...nodes]
  return nodes.flatMap((node) => {
    if (isNamed(node, searched)) return node
    const children = foundIn(node.children ?? [], searched)
    return children.length > 0 ? { ...node, children } : []
  })
}

/** Number of matching nodes. */
export function namedIn(nodes: readonly AccessNode[], searched: string): number {
  return nodes.reduce(
    (count, node) => count + Number(isNamed(node, searched)) + namedIn(node.children ?? [], searched),
    0,
  )
}

function isNamed({ name, items = [] }: AccessNode, searched: string): boolean {
  return [name, ...items].some((text) => foldText(text).includes(searched))
}

/** All reads needed below these nodes. */
export function placesBelow(nodes: readonly AccessNode[]): Place[] {
  return nodes.flatMap(({ places = [], children }) => [...places, ...placesBelow(children ?? [])])
}

/** True if everything is read. */
export function isRead(nodes: readonly AccessNode[]): boolean {
  return nodes.every(({ children }) => children !== null && isRead(children ?? []))
}

/** Different names of leaves with effect; null while anything needed is unread. */
export function effectiveNames(nodes: readonly AccessNode[]): ReadonlySet<string> | null {
  const names = new Set<string>()
  for (const { name, reasons, children } of nodes) {
    if (reasons.length > 0) continue
    if (children === undefined) names.add(name)
    else if (children === null) return null
    else {
      const below = effectiveNames(children)
      if (!below) return null
      for (const one of below) names.add(one)
    }
  }
  return names
}

/** Lines readable at a glance. */
const glance = 12

/** Number of levels that can be open at a glance; unread nodes do not fit. */
export function levelsThatFit(nodes: readonly AccessNode[]): number {
  let levels = 0
  while (hasBelow(nodes, levels) && linesTo(nodes, levels + 1) <= glance) levels += 1
  return levels
}

/** Number of lines with this many open levels. */
function linesTo(nodes: readonly AccessNode[], levels: number): number {
  return nodes.reduce((lines, { items = [], children }) => {
    const own = items.length > 0 ? 2 : 1
    if (levels === 0 || children === undefined) return lines + own
    if (children === null) return Infinity
    return lines + own + Math.max(1, linesTo(children, levels - 1))
  }, 0)
}

function hasBelow(nodes: readonly AccessNode[], levels: number): boolean {
  return nodes.some(
    ({ children }) => children !== undefined && (levels === 0 || hasBelow(children ?? [], levels - 1)),
  )
}
