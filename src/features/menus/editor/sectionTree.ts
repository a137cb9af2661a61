import type { Tree } from '#shared/menu/draft/draftItem.ts'
import { rootsOf, sectionOf, withRoots } from '#shared/menu/draft/sections.ts'
import { pathTo } from '#shared/menu/draft/treeRules.ts'
import type { MenuDraft } from '#shared/menu/draft/useMenuDraft.ts'

export type SectionTree = { tree: Tree; onChange: (next: Tree) => void }

/** The tree within which an item moves: the whole menu, or its section in location 3 (G-43). */
export function sectionTreeOf(draft: MenuDraft, key: string | null): SectionTree {
  const { tree, change, target } = draft
  const [root] = key === null ? [] : pathTo(tree, key)
  if (target.location !== 3 || !root) return { tree, onChange: change }
  const section = sectionOf(root)
  return { tree: rootsOf(tree, section), onChange: (next) => change(withRoots(tree, section, next)) }
}
