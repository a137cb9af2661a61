import { Activity, Suspense, useId, useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { draftOf } from '#shared/menu/draft/newItem.ts'
import { placedItem, updateItem } from '#shared/menu/draft/treeRules.ts'
import type { MenuDraft } from '#shared/menu/draft/useMenuDraft.ts'
import type { MenuItem } from '#shared/menu/menuTree.ts'
import { Overlay } from '#shared/ui/Overlay.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { TabList } from '#shared/ui/TabList.tsx'
import { LazyItemDialog } from '../item/LazyItemDialog.ts'
import type { LeftItem } from '../item/leftItem.ts'
import type { MenuApplication } from '../menuApplication.ts'
import { LazyMenuPreview } from '../preview/LazyMenuPreview.ts'
import { nameOf } from '../tree/placeText.ts'
import './editorSide.css'
import type { Side, SideTab } from './useSide.ts'

type EditorSideProps = {
  side: Side
  draft: MenuDraft
  application: MenuApplication
  onCurrent: (key: string) => void
  onSay: (text: string) => void
  /** Something else would be lost with the page. */
  onTyped: (left: LeftItem | null) => void
  onClosePreview: () => void
}

const tabs = ['item', 'preview'] as const satisfies SideTab[]

/** The item that is edited and the preview: two tabs of a panel beside the tree, or a dialog and what stands below it. */
export function EditorSide(props: EditorSideProps): ReactElement | null {
  const { side, draft, application, onCurrent, onSay, onTyped, onClosePreview } = props
  const { t } = useTranslation(['menuSettings', 'menuDraft', 'common'])
  const id = useId()
  const { isBeside, item: open, isPreviewing, tab } = side
  const { tree, target } = draft
  const key = open?.key ?? null
  const item = useMemo(() => (key === null ? undefined : placedItem(tree, key)), [tree, key])
  if (!open && !isPreviewing) return null

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
  const panelOf = (of: SideTab): object =>
    isBeside ? { role: 'tabpanel', id: `${id}-${of}-panel`, 'aria-labelledby': `${id}-${of}` } : {}

  return (
    <div
      className="menu-panel"
      data-beside={isBeside ? '' : undefined}
      {...(isBeside && { role: 'region', 'aria-label': t('menuSettings:panel') })}
    >
      {isBeside && (
        <TabList
          label={t('menuSettings:panel')}
          id={id}
          tabs={tabs.map((one) => ({ id: one, label: t(`menuSettings:panelTabs.${one}`) }))}
          current={tab}
          hasPanel={(one) => one === 'item' || isPreviewing}
          onShow={(one) => side.showTab(tabs.find((known) => known === one) ?? 'item')}
        />
      )}
      <div className="menu-panel-part" {...panelOf('item')} hidden={isBeside && tab !== 'item'}>
        {open ? (
          <Suspense fallback={isBeside ? <Spinner /> : <Overlay label={t('common:loading')} />}>
            <LazyItemDialog
              key={open.opened}
              item={item}
              location={target.location}
              application={application}
              isBeside={isBeside}
              handle={side.setHandle}
              onShow={() => side.showTab('item')}
              focusAfter={() => document.querySelector('[role=treeitem][tabindex="0"]')}
              onAccept={accept}
              left={open.left}
              onTyped={onTyped}
              onClose={close}
            />
          </Suspense>
        ) : (
          isBeside && <p className="menu-panel-empty">{t('menuSettings:panelEmpty')}</p>
        )}
      </div>
      <Activity mode={!isBeside || tab === 'preview' ? 'visible' : 'hidden'}>
        <div className="menu-panel-part" {...panelOf('preview')}>
          {isPreviewing && (
            <Suspense fallback={<Spinner />}>
              <LazyMenuPreview
                {...{ tree, location: target.location, application, isBeside, onClose: onClosePreview }}
              />
            </Suspense>
          )}
        </div>
      </Activity>
    </div>
  )
}
