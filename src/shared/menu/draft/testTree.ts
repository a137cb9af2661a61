import { readTree, type Tree } from './draftItem.ts'

/** An item written short: its name, or its name with fields and what hangs below it. */
export type Short = string | { name: string; children?: Short[]; [field: string]: unknown }

/** Ten letters or digits made of a name, so that tests can speak of items by their names. */
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

/** A tree by the names of its items: `A(B C(D)) E`. */
export function shape(tree: Tree): string {
  return tree
    .map(({ name, children }) => (children.length > 0 ? `${name}(${shape(children)})` : name))
    .join(' ')
}

/** A tree from what `shape` writes. */
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
