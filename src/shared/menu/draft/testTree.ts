import { readTree, type Tree } from './draftItem.ts'

/** Short form of an item: its name, or name with fields and children. */
export type Short = string | { name: string; children?: Short[]; [field: string]: unknown }

/** A key of ten characters made from a name. */
export function keyOf(name: string): string {
  return name.padEnd(10, '0')
}

export function storedItem(short: Short): Record<string, unknown> {
  const { children = [], ...fields } = typeof short === 'string' ? { name: short } : short
  return { ...fields, key: keyOf(fields.name), children: children.map(storedItem) }
}

export function menuText(...items: Short[]): string {
  return JSON.stringify(items.map(storedItem))
}

export function treeOf(...items: Short[]): Tree {
  return readTree(menuText(...items)).tree
}

/** Text of a tree: `A(B C(D)) E`. */
export function shape(tree: Tree): string {
  return tree
    .map(({ name, children }) => (children.length > 0 ? `${name}(${shape(children)})` : name))
    .join(' ')
}

/** Parses the text of `shape`. */
export function tree(text: string): Tree {
  return treeOf(...parse(text.match(/\w+|[()]/g) ?? []))
}

function parse(parts: string[]): Short[] {
  const items: { name: string; children: Short[] }[] = []
  for (let part = parts.shift(); part !== undefined && part !== ')'; part = parts.shift())
    if (part === '(') items.at(-1)!.children = parse(parts)
    else items.push({ name: part, children: [] })
  return items
}
