import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { MenuLocation } from '#contracts/menus.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { isActive } from '#shared/records/activeState.ts'
import type { Tree } from '#shared/menu/draft/draftItem.ts'
import { MenuFrame } from '#shared/menu/draft/MenuFrame.tsx'
import { rootsOf, withRoots, type Section } from '#shared/menu/draft/sections.ts'
import { useStoredMenu } from '#shared/menu/stored/useStoredMenu.ts'
import { Button } from '#shared/ui/Button.tsx'
import { CopyIcon } from '#shared/ui/consoleIcons.tsx'
import type { MenuApplication } from '../menuApplication.ts'
import { LazyMenuPreview } from '../preview/LazyMenuPreview.ts'
import { itemWarnings } from '../tree/itemWarnings.ts'
import { MenuTree } from '../tree/MenuTree.tsx'
import type { OpenDialog } from '../tree/openDialog.ts'
import { EditorDialog, loadDialogs } from './EditorDialog.tsx'
import { MoveBar } from './MoveBar.tsx'
import { sectionTreeOf } from './sectionTree.ts'

type MenuEditorProps = {
  application: MenuApplication
  location: MenuLocation
  /** Those that menus can be copied from. */
  applications: readonly MenuApplication[]
}

/** 'Sección aplicación' stands above 'Sección usuario'. */
const sections: Section[] = [1, 0]

/** The menu of an application in one place: its tree, in location 3 its two trees (MNU-04 to MNU-13). */
export function MenuEditor({ application, location, applications }: MenuEditorProps): ReactElement {
  const { t } = useTranslation('menuSettings')
  const draft = useStoredMenu({ location, application: application.id })
  const { tree } = draft
  const [current, setCurrent] = useState<string | null>(null)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [said, setSaid] = useState('')
  useEffect(() => void loadDialogs(), [])
  const privileges = privilegesApi.useListPrivilegesOfApplicationQuery({
    application: application.name,
    isQuiet: true,
  })
  const warnings = useMemo(
    () =>
      itemWarnings(tree, {
        privileges: privileges.data
          ? new Map(privileges.data.map(({ name, idstate }) => [name.toLowerCase(), isActive(idstate)]))
          : null,
        origin: window.location.origin,
      }),
    [tree, privileges.data],
  )
  // The same text again is said again only where it is another one.
  const say = (text: string): void => setSaid((before) => (before === text ? `${text}\u00a0` : text))

  const trees = useMemo(
    (): { section: Section | null; tree: Tree }[] =>
      location === 3
        ? sections.map((section) => ({ section, tree: rootsOf(tree, section) }))
        : [{ section: null, tree }],
    [tree, location],
  )
  return (
    <MenuFrame
      draft={draft}
      onCreate={() => setDialog({ kind: 'item', key: null })}
      actions={
        <Button
          tone="quiet"
          icon={<CopyIcon size={18} />}
          aria-disabled={!draft.canSave}
          onClick={() => draft.canSave && setDialog({ kind: 'copy' })}
        >
          {t('copy')}
        </Button>
      }
      preview={(onClose) => <LazyMenuPreview {...{ tree, location, application, onClose }} />}
    >
      <p className="menu-hint">{t('hint')}</p>
      <p className="menu-hint" id="menu-keys">
        {t('keys')}
      </p>
      <MoveBar
        {...sectionTreeOf(draft, current)}
        current={current}
        warnings={(current !== null && warnings.get(current)) || []}
        onMoveTo={() => current !== null && setDialog({ kind: 'move', key: current })}
        onSay={say}
      />
      {trees.map(({ section, tree: own }) => (
        <MenuTree
          key={section}
          label={section === null ? t('items') : t(section === 1 ? 'sections.application' : 'sections.user')}
          hasHeading={section !== null}
          tree={own}
          current={current}
          warnings={warnings}
          onCurrent={setCurrent}
          onChange={(next) => draft.change(section === null ? next : withRoots(tree, section, next))}
          onAsk={setDialog}
          onSay={say}
        />
      ))}
      <p className="sr-only" role="status">
        {said}
      </p>
      {dialog && (
        <EditorDialog
          dialog={dialog}
          draft={draft}
          application={application}
          applications={applications}
          onCurrent={setCurrent}
          onSay={say}
          onClose={() => setDialog(null)}
        />
      )}
    </MenuFrame>
  )
}
