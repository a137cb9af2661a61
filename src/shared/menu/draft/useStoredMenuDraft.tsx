import { useEffect, type ReactElement } from 'react'
import type { StoredDraft } from '#shared/drafts/draftRules.ts'
import { useStoredDraft, type StoredDraftControls } from '#shared/drafts/useStoredDraft.tsx'
import type { DraftChanges } from '#shared/drafts/DraftNotice.tsx'
import { isSameTree, menuJsonOf, type Tree } from './draftItem.ts'
import { fitMenuContent, type StoredMenuDraft } from './storedMenuDraft.ts'
import { TreeChanges } from './TreeChanges.tsx'
import { treeDifference } from './treeDifference.ts'
import type { MenuDraft } from './useMenuDraft.ts'
import type { OpenWork } from './useOpenWork.ts'

/** Stores the draft of a menu in the browser. */
export function useStoredMenuDraft(draft: MenuDraft, work: OpenWork | undefined): StoredDraftControls {
  const fit = (content: unknown): ReturnType<typeof fitMenuContent> => fitMenuContent(content, work?.apply)
  const { target, base, tree } = draft
  const storedDraft = useStoredDraft({
    record: { kind: 'menu', id: `${target.application}/${target.location}` },
    // A menu has no read-only mode.
    isEditing: draft.canSave,
    capture() {
      const item = work?.read() ?? null
      if ((!draft.isDirty && item === null) || !base) return null
      const content: StoredMenuDraft = {
        base: { id: base.id, menuJson: base.menuJson },
        menuJson: menuJsonOf(tree),
        ...(item !== null && { item }),
      }
      return { content, words: [] }
    },
    fits: (content) => fit(content) !== null,
    describe: ({ content }: StoredDraft): DraftChanges => {
      const fitted = fit(content)
      if (!fitted || !base) return { changes: null, since: null }
      return {
        changes: listOf(fitted.base.tree, fitted.shown),
        since: isSameTree(fitted.base.tree, base.tree) ? null : listOf(fitted.base.tree, base.tree),
      }
    },
    resume(content) {
      const fitted = fit(content)
      if (!fitted) return
      draft.resume(fitted.base, fitted.tree)
      if (fitted.item !== null) work?.resume(fitted.item)
    },
  })
  const { changed } = storedDraft
  useEffect(changed, [changed, tree, base])
  const listen = work?.onChange
  useEffect(() => listen?.(changed), [listen, changed])
  // Not before the menu is read, and not during a save.
  return draft.canSave && !draft.saving.isSaving ? storedDraft : { ...storedDraft, notice: null }
}

function listOf(before: Tree, after: Tree): (label: string) => ReactElement {
  return (label) => <TreeChanges label={label} changes={treeDifference(before, after)} />
}
