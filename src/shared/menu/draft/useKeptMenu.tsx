import { useEffect, type ReactElement } from 'react'
import type { KeptDraft } from '#shared/drafts/draftRules.ts'
import { useKeptWork, type KeptEdit } from '#shared/drafts/useKeptWork.tsx'
import type { DraftChanges } from '#shared/drafts/DraftNotice.tsx'
import { isSameTree, menuJsonOf, type Tree } from './draftItem.ts'
import { fitMenuContent, type KeptMenu } from './keptMenu.ts'
import { TreeChanges } from './TreeChanges.tsx'
import { treeDifference } from './treeDifference.ts'
import type { MenuDraft } from './useMenuDraft.ts'

/** Keeps what is changed of a menu beyond the page. */
export function useKeptMenu(draft: MenuDraft): KeptEdit {
  const { target, base, tree } = draft
  const kept = useKeptWork({
    record: { kind: 'menu', id: `${target.application}/${target.location}` },
    // A menu is never only looked at.
    isEditing: draft.canSave,
    capture() {
      if (!draft.isDirty || !base) return null
      const content: KeptMenu = { base: { id: base.id, menuJson: base.menuJson }, menuJson: menuJsonOf(tree) }
      return { content, words: [] }
    },
    fits: (content) => fitMenuContent(content) !== null,
    describe: ({ content }: KeptDraft): DraftChanges => {
      const left = fitMenuContent(content)
      if (!left || !base) return { changes: null, since: null }
      return {
        changes: listOf(left.base.tree, left.tree),
        since: isSameTree(left.base.tree, base.tree) ? null : listOf(left.base.tree, base.tree),
      }
    },
    resume(content) {
      const left = fitMenuContent(content)
      if (left) draft.resume(left.base, left.tree)
    },
  })
  const { changed } = kept
  useEffect(changed, [changed, tree, base])
  // Before the menu is read there is nothing that it could be taken over into.
  return draft.canSave ? kept : { ...kept, notice: null }
}

function listOf(before: Tree, after: Tree): (label: string) => ReactElement {
  return (label) => <TreeChanges label={label} changes={treeDifference(before, after)} />
}
