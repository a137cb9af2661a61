import { Suspense, useEffect, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { suiteLocation } from '#contracts/menus.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import type { Parts } from '#shared/borrow/lentParts.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { MenuFrame } from '#shared/menu/draft/MenuFrame.tsx'
import { findItem, removeItem, updateItem } from '#shared/menu/draft/treeRules.ts'
import { useStoredMenu } from '#shared/menu/stored/useStoredMenu.ts'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'
import { Overlay } from '#shared/ui/Overlay.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { showToast } from '#shared/ui/toasts.ts'
import { useOpenWork } from '#shared/menu/draft/useOpenWork.ts'
import { SuiteGrid } from './grid/SuiteGrid.tsx'
import {
  readStoredSuiteItemDraft,
  withStoredSuiteItemDraft,
  type StoredSuiteItemDraft,
} from './item/storedSuiteItemDraft.ts'
import './texts.ts'
import { nameOf } from './suiteItem.ts'

/** The dialog is a lazy chunk, loaded after the grid. */
const LazySuiteItemDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "suite-items-dialog" */ './item/SuiteItemDialog.tsx').then(
      ({ SuiteItemDialog }) => SuiteItemDialog,
    ),
  'part',
)

type OpenDialog =
  | { kind: 'item'; key: string; itemDraft?: StoredSuiteItemDraft }
  | { kind: 'remove'; key: string }
  | { kind: 'new'; itemDraft?: StoredSuiteItemDraft }

/** The applications that the suite menu of an application shows (SUI-01 to SUI-23). */
export function SuiteItems({ application }: Parts['SuiteItems']): ReactElement {
  const { t } = useTranslation(['suiteItems', 'common'])
  const draft = useStoredMenu(
    { location: suiteLocation, application: application.id },
    `${application.name} · ${t('suiteItems:items')}`,
  )
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const [isPreviewing, setPreviewing] = useState(false)
  const { tree } = draft
  const item = open && open.kind !== 'new' ? findItem(tree, open.key) : undefined
  // The draft of the menu includes what is typed in an open dialog, and reopens that dialog.
  const work = useOpenWork({
    apply(before, content) {
      const itemDraft = readStoredSuiteItemDraft(content)
      return itemDraft && withStoredSuiteItemDraft(before, itemDraft)
    },
    resume(content) {
      const itemDraft = readStoredSuiteItemDraft(content)
      if (itemDraft)
        setOpen(
          itemDraft.key === null
            ? { kind: 'new', itemDraft }
            : { kind: 'item', key: itemDraft.key, itemDraft },
        )
    },
  })
  function close(): void {
    work.update(null)
    setOpen(null)
  }
  useEffect(() => void LazySuiteItemDialog.load(), [])

  return (
    <MenuFrame
      draft={draft}
      onCreate={() => setOpen({ kind: 'new' })}
      work={work}
      isPreviewing={isPreviewing}
      onPreviewing={setPreviewing}
      side={(onClose) =>
        isPreviewing && (
          <Suspense fallback={<Spinner />}>
            <Borrowed part="MenuPreview" {...{ tree, location: suiteLocation, application, onClose }} />
          </Suspense>
        )
      }
    >
      <SuiteGrid
        tree={tree}
        onChange={draft.change}
        onEdit={(key) => setOpen({ kind: 'item', key })}
        onRemove={(key) => setOpen({ kind: 'remove', key })}
      />
      {(open?.kind === 'new' || (open?.kind === 'item' && (item ?? open.itemDraft))) && (
        <Suspense fallback={<Overlay label={t('common:loading')} />}>
          <LazySuiteItemDialog
            item={item}
            itemDraft={open.itemDraft}
            onTyped={work.update}
            applicationName={application.name}
            onAccept={(accepted) => {
              draft.change(item ? updateItem(tree, item.key, accepted) : [...tree, accepted])
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
      {open?.kind === 'remove' && item && (
        <ConfirmDialog
          title={t('suiteItems:askRemove')}
          acceptLabel={t('suiteItems:yes')}
          cancelLabel={t('suiteItems:no')}
          isDanger
          onCancel={close}
          onAccept={() => {
            flushSync(() => {
              draft.change(removeItem(tree, item.key))
              close()
            })
            focusCardAt(tree.indexOf(item))
            showToast({ kind: 'success', text: t('suiteItems:removed') })
          }}
        >
          {nameOf(item)}
        </ConfirmDialog>
      )}
    </MenuFrame>
  )
}

/** Focuses the card that takes the position of a deleted one, or the create button. */
function focusCardAt(at: number): void {
  const cards = document.querySelectorAll('.suite-item')
  const near = cards[at] ?? cards[at - 1]
  const button = near?.querySelector<HTMLElement>('button:not([tabindex])')
  ;(button ?? document.querySelector<HTMLElement>('.menu-tools button'))?.focus()
}
