import { Suspense, useEffect, useState, type ReactElement } from 'react'
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
import { showToast } from '#shared/ui/toasts.ts'
import { SuiteGrid } from './grid/SuiteGrid.tsx'
import './suiteItemsTexts.ts'
import { nameOf } from './suiteItem.ts'

/** The dialog has a chunk of its own, which comes after the grid. */
const SuiteItemDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "suite-items-card" */ './item/SuiteItemDialog.tsx').then(
      ({ SuiteItemDialog }) => SuiteItemDialog,
    ),
  'part',
)

type OpenDialog = { kind: 'item' | 'remove'; key: string } | { kind: 'new' }

/** The applications that the suite menu of an application shows (SUI-01 to SUI-23). */
export function SuiteItems({ application }: Parts['SuiteItems']): ReactElement {
  const { t } = useTranslation(['suiteItems', 'common'])
  const draft = useStoredMenu({ location: suiteLocation, application: application.id })
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const { tree } = draft
  const item = open && open.kind !== 'new' ? findItem(tree, open.key) : undefined
  const close = (): void => setOpen(null)
  useEffect(() => void SuiteItemDialog.load(), [])

  return (
    <MenuFrame
      draft={draft}
      onCreate={() => setOpen({ kind: 'new' })}
      preview={(onClose) => (
        <Borrowed part="MenuPreview" {...{ tree, location: suiteLocation, application, onClose }} />
      )}
    >
      <SuiteGrid
        tree={tree}
        onChange={draft.change}
        onEdit={(key) => setOpen({ kind: 'item', key })}
        onRemove={(key) => setOpen({ kind: 'remove', key })}
      />
      {(open?.kind === 'new' || (open?.kind === 'item' && item)) && (
        <Suspense fallback={<Overlay label={t('common:loading')} />}>
          <SuiteItemDialog
            item={item}
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
            draft.change(removeItem(tree, item.key))
            close()
            showToast({ kind: 'success', text: t('suiteItems:removed') })
          }}
        >
          {nameOf(item)}
        </ConfirmDialog>
      )}
    </MenuFrame>
  )
}
