import { Activity, Suspense, useMemo, type ReactElement } from 'react'
import { TabbedPanels } from '#shared/cards/TabbedPanels.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { draftOf } from '#shared/menu/draft/newItem.ts'
import { placedItem, updateItem } from '#shared/menu/draft/treeRules.ts'
import type { MenuDraft } from '#shared/menu/draft/useMenuDraft.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { MenuItemDialog } from '../item/MenuItemDialog.tsx'
import type { StoredItemDraft } from '../item/storedItemDraft.ts'
import type { MenuApplication } from '../rules.ts'
import { LazyMenuPreview } from '../preview/LazyMenuPreview.ts'
import { nameOf } from '../tree/itemText.ts'
import './editorSide.css'
import type { Side } from './useSide.ts'

type EditorSideProps = {
  side: Side
  draft: MenuDraft
  application: MenuApplication
  onCurrent: (key: string) => void
  onSay: (text: string) => void
  /** Called when the unsaved edit changes. */
  onTyped: (itemDraft: StoredItemDraft | null) => void
  onClosePreview: () => void
}

/** Edited item and preview: two tabs of a side panel, or a dialog and a part below it. */
export function EditorSide(props: EditorSideProps): ReactElement {
  const { side, draft, application, onCurrent, onSay, onTyped, onClosePreview } = props
  const { t } = useTranslation(['menuSettings', 'menuDraft'])
  const { isBeside, item: open, isPreviewing, tab } = side
  const { tree, target } = draft
  const key = open?.key ?? null
  const item = useMemo(() => (key === null ? undefined : placedItem(tree, key)), [tree, key])

  function close(): void {
    onTyped(null)
    side.closeItem()
  }
  function accept(filled: MenuItem): void {
    if (item) draft.change(updateItem(tree, item.key, { ...filled, children: item.children }))
    else {
      const added = draftOf(filled, target)
      draft.change([...tree, added])
      onCurrent(added.key)
      onSay(t('menuSettings:added', { name: nameOf(added, t) }))
    }
    close()
  }

  const itemPart = open ? (
    <MenuItemDialog
      key={open.opened}
      item={item}
      location={target.location}
      application={application}
      isBeside={isBeside}
      handle={side.setHandle}
      onShow={() => side.showTab('item')}
      focusAfter={() => document.querySelector('[role=treeitem][tabindex="0"]')}
      onAccept={accept}
      itemDraft={open.itemDraft}
      onTyped={onTyped}
      onClose={close}
    />
  ) : (
    isBeside && <p className="menu-panel-empty">{t('menuSettings:panelEmpty')}</p>
  )
  const previewPart = isPreviewing && (
    <Activity mode={!isBeside || tab === 'preview' ? 'visible' : 'hidden'}>
      <Suspense fallback={<Spinner />}>
        <LazyMenuPreview
          {...{ tree, location: target.location, application, isBeside, onClose: onClosePreview }}
        />
      </Suspense>
    </Activity>
  )

  return (
    <div
      className="menu-panel"
      data-beside={isBeside ? '' : undefined}
      {...(isBeside && { role: 'region', 'aria-label': t('menuSettings:panel') })}
    >
      <TabbedPanels
        label={t('menuSettings:panel')}
        tabs={[
          { id: 'item', label: t('menuSettings:panelTabs.item'), content: itemPart },
          { id: 'preview', label: t('menuSettings:panelTabs.preview'), content: previewPart },
        ]}
        current={tab}
        onShow={(one) => side.showTab(one === 'preview' ? one : 'item')}
        isOff={!isBeside}
      />
    </div>
  )
}
