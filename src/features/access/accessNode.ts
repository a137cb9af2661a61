import { foldText } from '#shared/texts/foldText.ts'

/** Why nothing comes of it. The texts are in the namespace `access`. */
export type Reason = 'userOff' | 'roleOff' | 'applicationOff' | 'privilegeOff' | 'foreign'

/** A role and an application that it counts in: one call says what it gives there. */
export type Place = { role: number; application: string }

/** An application, a role, a privilege or a user in a tree of who may do what. */
export type AccessNode = {
  key: string
  name: string
  /** Said behind the name, such as a number. */
  note?: string | undefined
  reasons: readonly Reason[]
  /** The menu items that a privilege opens. */
  items?: readonly string[]
  /** Absent where nothing can hang below it, null while it is not read. */
  children?: readonly AccessNode[] | null
  /** What has to be read to know the children. */
  places?: readonly Place[]
  /** Where its name leads. */
  path?: string
}

/**
 * The nodes that a search leaves: those that it names, with all that hangs below them, and those that lead to one.
 * `searched` is folded.
 */
export function foundIn(nodes: readonly AccessNode[], searched: string): AccessNode[] {
  if (searched === '') return [...nodes]
  return nodes.flatMap((node) => {
    if (isNamed(node, searched)) return node
    const children = foundIn(node.children ?? [], searched)
    return children.length > 0 ? { ...node, children } : []
  })
}

/** How many nodes a search names. */
export function namedIn(nodes: readonly AccessNode[], searched: string): number {
  return nodes.reduce(
    (count, node) => count + Number(isNamed(node, searched)) + namedIn(node.children ?? [], searched),
    0,
  )
}

function isNamed({ name, items = [] }: AccessNode, searched: string): boolean {
  return [name, ...items].some((text) => foldText(text).includes(searched))
}

/** All that has to be read to know everything below these nodes. */
export function placesBelow(nodes: readonly AccessNode[]): Place[] {
  return nodes.flatMap(({ places = [], children }) => [...places, ...placesBelow(children ?? [])])
}

/** Whether all of it has been read. */
export function isRead(nodes: readonly AccessNode[]): boolean {
  return nodes.every(({ children }) => children !== null && isRead(children ?? []))
}

/** Names of the last nodes, each once, that nothing on the way keeps from having an effect; null while not all is read. */
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

/** So many lines are taken in at one glance. */
const glance = 12

/** How many levels can stand open so that all lines are in sight at once; only what is read counts as fitting. */
export function levelsThatFit(nodes: readonly AccessNode[], most = glance): number {
  let levels = 0
  while (hasBelow(nodes, levels) && linesTo(nodes, levels + 1) <= most) levels += 1
  return levels
}

/** Lines with so many levels open. */
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
