import type { DraftItem, Tree } from './draftItem.ts'

/** The two trees of location 3: 0 user, 1 application (ENT-38). */
export type Section = 0 | 1

/** An item without section belongs to 'Sección usuario' (D25). */
export function sectionOf({ section }: Pick<DraftItem, 'section'>): Section {
  return section === 1 ? 1 : 0
}

/** Roots of one section in order; children belong to the section of their root. */
export function rootsOf(tree: Tree, section: Section): Tree {
  return tree.filter((root) => sectionOf(root) === section)
}

/** Replaces the roots of one section; both sections keep their order. */
export function withRoots(tree: Tree, section: Section, newRoots: Tree): Tree {
  const roots = newRoots.map((root) => (sectionOf(root) === section ? root : inSection(root, section)))
  let next = 0
  const woven = tree.flatMap((root) => (sectionOf(root) === section ? (roots[next++] ?? []) : [root]))
  return [...woven, ...roots.slice(next)]
}

/** Sets the section of an item and its descendants; unchanged ones stay as stored. */
export function inSection(item: DraftItem, section: Section | null): DraftItem {
  const isThere = section === null ? item.section === null : sectionOf(item) === section
  const children = item.children.map((child) => inSection(child, section))
  const isSame = isThere && children.every((child, at) => child === item.children[at])
  return isSame ? item : { ...item, section: isThere ? item.section : section, children }
}
