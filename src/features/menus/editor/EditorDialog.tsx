import { Suspense, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { menuTabs } from '#shared/address/consoleAddresses.ts'
import { around, moveTo } from '#shared/menu/draft/moveRules.ts'
import { findItem, pathTo, removeItem } from '#shared/menu/draft/treeRules.ts'
import type { MenuDraft } from '#shared/menu/draft/useMenuDraft.ts'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'
import { Overlay } from '#shared/ui/Overlay.tsx'
import { showToast } from '#shared/ui/toasts.ts'
import type { MenuApplication } from '../rules.ts'
import type { OpenDialog } from '../tree/useTreeKeys.ts'
import { nameOf, placeText } from '../tree/itemText.ts'
import type { Tree } from '#shared/menu/draft/draftItem.ts'
import { rootsOf, sectionOf, withRoots } from '#shared/menu/draft/sections.ts'

/** Loaded after the tree. */
export const LazyEditorSide = lazyPart(
  () =>
    import(/* webpackChunkName: "console-menusettings-item-card" */ './EditorSide.tsx').then(
      ({ EditorSide }) => EditorSide,
    ),
  'part',
)

export const LazyImportMenu = lazyPart(
  () => import(/* webpackChunkName: "files" */ '../file/ImportMenu.tsx').then((code) => code.ImportMenu),
  'part',
)

export const LazyExportMenu = lazyPart(
  () => import(/* webpackChunkName: "files" */ '../file/ExportMenu.tsx').then((code) => code.ExportMenu),
  'part',
)

const LazyMoveDialog = lazyPart(() => import('./MoveDialog.tsx').then(({ MoveDialog }) => MoveDialog), 'part')
const LazyCopyDialog = lazyPart(() => import('./CopyDialog.tsx').then(({ CopyDialog }) => CopyDialog), 'part')

type EditorDialogProps = {
  dialog: OpenDialog
  draft: MenuDraft
  applications: readonly MenuApplication[]
  onCurrent: (key: string | null) => void
  onSay: (text: string) => void
  onClose: () => void
}

/** Preloads the dialogs. */
export async function loadDialogs(): Promise<void> {
  await Promise.all([LazyEditorSide.load(), LazyMoveDialog.load(), LazyCopyDialog.load()])
}

/** The open dialog of the editor. */
export function EditorDialog(props: EditorDialogProps): ReactElement | null {
  const { dialog, draft, applications, onCurrent, onSay, onClose } = props
  const { t } = useTranslation(['menuSettings', 'menuDraft', 'common'])
  const { tree, target } = draft
  const item = 'key' in dialog ? findItem(tree, dialog.key) : undefined

  function remove(key: string): void {
    const { siblings, at, parent } = around(tree, key)
    draft.change(removeItem(tree, key))
    onCurrent((siblings[at + 1] ?? siblings[at - 1] ?? parent)?.key ?? null)
    showToast({ kind: 'success', text: t('menuSettings:removed') })
    onClose()
  }

  const application = applications.find(({ id }) => id === target.application)
  const files = application && { draft, application, tab: menuTabs[target.location - 1]!, onClose }

  switch (dialog.kind) {
    case 'remove':
      return item ? (
        <ConfirmDialog
          title={t('menuSettings:askRemove')}
          cancelLabel={t('menuSettings:no')}
          acceptLabel={t('menuSettings:yes')}
          isDanger
          onCancel={onClose}
          onAccept={() => remove(item.key)}
        >
          {nameOf(item, t)}
        </ConfirmDialog>
      ) : null
    case 'move': {
      if (!item) return null
      const section = sectionTreeOf(draft, item.key)
      return (
        <Suspense fallback={<Overlay label={t('common:loading')} />}>
          <LazyMoveDialog
            tree={section.tree}
            item={item}
            onClose={onClose}
            onMove={(place) => {
              const next = moveTo(section.tree, item.key, place)
              section.onChange(next)
              onSay(t('menuSettings:moved', { name: nameOf(item, t), place: placeText(next, item.key, t) }))
              onClose()
            }}
          />
        </Suspense>
      )
    }
    case 'export':
      return files ? (
        <Suspense fallback={<Overlay label={t('common:loading')} />}>
          <LazyExportMenu {...files} />
        </Suspense>
      ) : null
    case 'file':
      return files ? (
        <Suspense fallback={<Overlay label={t('common:loading')} />}>
          <LazyImportMenu
            {...files}
            onFill={(next) => {
              draft.change(next)
              onCurrent(next[0]?.key ?? null)
              onClose()
            }}
          />
        </Suspense>
      ) : null
    case 'copy':
      return (
        <Suspense fallback={<Overlay label={t('common:loading')} />}>
          <LazyCopyDialog
            target={target}
            applications={applications}
            onClose={onClose}
            onCopy={(copies) => {
              draft.change([...tree, ...copies])
              onCurrent(copies[0]?.key ?? null)
              onClose()
            }}
          />
        </Suspense>
      )
  }
}

type SectionTree = { tree: Tree; onChange: (next: Tree) => void }

/** The tree within which an item moves: the whole menu, or its section in location 3 (G-43). */
function sectionTreeOf(draft: MenuDraft, key: string | null): SectionTree {
  const { tree, change, target } = draft
  const [root] = key === null ? [] : pathTo(tree, key)
  if (target.location !== 3 || !root) return { tree, onChange: change }
  const section = sectionOf(root)
  return { tree: rootsOf(tree, section), onChange: (next) => change(withRoots(tree, section, next)) }
}
