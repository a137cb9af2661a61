import { useEffect, type ReactElement } from 'react'
import type { KeptDraft } from '#shared/drafts/draftRules.ts'
import { useKeptWork, type KeptEdit } from '#shared/drafts/useKeptWork.tsx'
import type { DraftChanges } from '#shared/drafts/DraftNotice.tsx'
import { isSameTree, menuJsonOf, type Tree } from './draftItem.ts'
import { fitMenuContent, type KeptMenu } from './keptMenu.ts'
import { TreeChanges } from './TreeChanges.tsx'
import { treeDifference } from './treeDifference.ts'
import type { MenuDraft } from './useMenuDraft.ts'
import type { OpenWork } from './useOpenWork.ts'

/** Stores the draft of a menu in the browser. */
export function useKeptMenu(draft: MenuDraft, work: OpenWork | undefined): KeptEdit {
  const fit = (content: unknown): ReturnType<typeof fitMenuContent> => fitMenuContent(content, work?.apply)
  const { target, base, tree } = draft
  const kept = useKeptWork({
    record: { kind: 'menu', id: `${target.application}/${target.location}` },
    // A menu has no read-only mode.
    isEditing: draft.canSave,
    capture() {
      const item = work?.read() ?? null
      if ((!draft.isDirty && item === null) || !base) return null
      const content: KeptMenu = {
        base: { id: base.id, menuJson: base.menuJson },
        menuJson: menuJsonOf(tree),
        ...(item !== null && { item }),
      }
      return { content, words: [] }
    },
    fits: (content) => fit(content) !== null,
    describe: ({ content }: KeptDraft): DraftChanges => {
      const left = fit(content)
      if (!left || !base) return { changes: null, since: null }
      return {
        changes: listOf(left.base.tree, left.shown),
        since: isSameTree(left.base.tree, base.tree) ? null : listOf(left.base.tree, base.tree),
      }
    },
    resume(content) {
      const left = fit(content)
      if (!left) return
      draft.resume(left.base, left.tree)
      if (left.item !== null) work?.resume(left.item)
    },
  })
  const { changed } = kept
  useEffect(changed, [changed, tree, base])
  const listen = work?.onChange
  useEffect(() => listen?.(changed), [listen, changed])
  // Not before the menu is read, and not during a save.
  return draft.canSave && !draft.saving.isSaving ? kept : { ...kept, notice: null }
}

function listOf(before: Tree, after: Tree): (label: string) => ReactElement {
  return (label) => <TreeChanges label={label} changes={treeDifference(before, after)} />
}
