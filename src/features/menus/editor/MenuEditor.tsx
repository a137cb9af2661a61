import { Suspense, useEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { MenuLocation } from '#contracts/menus.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { isActive } from '#shared/records/activeState.ts'
import { menuTabs } from '#shared/address/consoleAddresses.ts'
import type { Tree } from '#shared/menu/draft/draftItem.ts'
import { MenuFrame } from '#shared/menu/draft/MenuFrame.tsx'
import { rootsOf, withRoots, type Section } from '#shared/menu/draft/sections.ts'
import { useOpenWork } from '#shared/menu/draft/useOpenWork.ts'
import { pathTo } from '#shared/menu/draft/treeRules.ts'
import { SearchBox } from '#shared/list/SearchBox.tsx'
import { useStoredMenu } from '#shared/menu/stored/useStoredMenu.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { Overlay } from '#shared/ui/Overlay.tsx'
import type { MenuApplication } from '../rules.ts'
import { readStoredItemDraft, withStoredItemDraft } from '../item/storedItemDraft.ts'
import { itemWarnings } from '../tree/itemWarnings.ts'
import { MenuTree } from '../tree/MenuTree.tsx'
import type { Asked, OpenDialog } from '../tree/useTreeKeys.ts'
import { searchTree, parentKeys } from '../tree/treeRows.ts'
import { EditorDialog, loadDialogs, LazyEditorSide } from './EditorDialog.tsx'
import { KeysHelp, MenuMore, TreeTools } from './EditorTools.tsx'
import { useSide } from './useSide.ts'

type MenuEditorProps = {
  application: MenuApplication
  location: MenuLocation
  /** Applications to copy menus from. */
  applications: readonly MenuApplication[]
}

/** 'Sección aplicación' is above 'Sección usuario'. */
const sections: Section[] = [1, 0]

/** Editor of an application's menu: one tree, or two in location 3 (MNU-04 to MNU-13). */
export function MenuEditor({ application, location, applications }: MenuEditorProps): ReactElement {
  const { t } = useTranslation('menuSettings')
  const { t: common } = useTranslation()
  const title = serverText(application.title) ?? application.name
  const draft = useStoredMenu(
    { location, application: application.id },
    `${title} · ${t(`tabs.${menuTabs[location - 1]!}`)}`,
  )
  const { tree } = draft
  const [current, setCurrent] = useState<string | null>(null)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const side = useSide()
  const work = useOpenWork({
    apply(before, content) {
      const itemDraft = readStoredItemDraft(content)
      return itemDraft && withStoredItemDraft(before, itemDraft, draft.target)
    },
    resume(content) {
      const itemDraft = readStoredItemDraft(content)
      if (itemDraft) side.open(itemDraft.key, itemDraft)
    },
  })
  const [announcement, setAnnouncement] = useState('')
  const [shut, setShut] = useState<ReadonlySet<string>>(new Set())
  const [typed, setTyped] = useState('')
  const searchBox = useRef<HTMLDivElement>(null)
  useEffect(() => void loadDialogs(), [])
  const listed = privilegesApi.useListPrivilegesOfApplicationQuery({
    application: application.name,
    isBackground: true,
  })
  const privileges = useMemo(
    () =>
      listed.data
        ? new Map(listed.data.map(({ name, idstate }) => [name.toLowerCase(), isActive(idstate)]))
        : null,
    [listed.data],
  )
  const warnings = useMemo(
    () => itemWarnings(tree, { privileges, origin: window.location.origin }),
    [tree, privileges],
  )
  const search = useMemo(() => searchTree(tree, typed), [tree, typed])
  // The same text is announced again only if it differs.
  const say = (text: string): void => setAnnouncement((before) => (before === text ? `${text}\u00a0` : text))

  const trees = useMemo(
    (): { section: Section | null; tree: Tree }[] =>
      location === 3
        ? sections.map((section) => ({ section, tree: rootsOf(tree, section) }))
        : [{ section: null, tree }],
    [tree, location],
  )
  function shutAll(isShut: boolean): void {
    if (isShut && current !== null) setCurrent(pathTo(tree, current)[0]?.key ?? null)
    setShut(new Set(isShut ? parentKeys(tree) : []))
  }

  function ask(asked: Asked): void {
    if (asked.kind === 'item') side.open(asked.key)
    // Asks about an open edit before its item is removed.
    else if (asked.kind === 'remove' && asked.key === side.item?.key) side.leaveItem(() => setDialog(asked))
    else setDialog(asked)
  }
  /** Shows a new item by clearing the search. */
  function showMade(key: string | null): void {
    setTyped('')
    setCurrent(key)
  }

  return (
    <MenuFrame
      draft={draft}
      onCreate={() => side.open(null)}
      beforeSave={side.leaveItem}
      work={work}
      lead={
        <div className="menu-search" ref={searchBox}>
          <SearchBox label={t('search')} typed={typed} onType={setTyped} />
        </div>
      }
      line={
        <p className="muted small" role="status">
          {search ? t('found', { count: search.found.size }) : t('hint')}
        </p>
      }
      actions={
        <>
          <TreeTools isOff={search !== null} onShutAll={shutAll} />
          <MenuMore canEdit={draft.canSave && !draft.saving.isSaving} onAsk={setDialog} />
        </>
      }
      help={<KeysHelp />}
      isPreviewing={side.isPreviewShown}
      onPreviewing={side.showPreview}
      side={(onClosePreview) => (
        <Suspense fallback={<Overlay label={common('loading')} />}>
          {(side.item || side.isPreviewing) && (
            <LazyEditorSide
              {...{ side, draft, application, onClosePreview }}
              onCurrent={showMade}
              onSay={say}
              onTyped={work.update}
            />
          )}
        </Suspense>
      )}
    >
      {trees.map(({ section, tree: own }) => (
        <MenuTree
          key={section}
          label={section === null ? t('items') : t(section === 1 ? 'sections.application' : 'sections.user')}
          hasHeading={section !== null}
          tree={own}
          current={current}
          warnings={warnings}
          privileges={privileges}
          shut={shut}
          search={search}
          onShut={setShut}
          onShutAll={shutAll}
          onSearch={() => searchBox.current?.querySelector('input')?.focus()}
          onCurrent={setCurrent}
          onChange={(next) => draft.change(section === null ? next : withRoots(tree, section, next))}
          onAsk={ask}
          edited={side.isBeside ? (side.item?.key ?? null) : null}
          onSay={say}
        />
      ))}
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {dialog && (
        <EditorDialog
          dialog={dialog}
          draft={draft}
          applications={applications}
          onCurrent={dialog.kind === 'remove' ? setCurrent : showMade}
          onSay={say}
          onClose={() => setDialog(null)}
        />
      )}
    </MenuFrame>
  )
}
