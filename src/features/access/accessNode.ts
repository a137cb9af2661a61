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
