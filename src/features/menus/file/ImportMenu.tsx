import { useMemo, type ReactElement } from 'react'
import { privilegesApi } from '#features/privileges/api.ts'
import { menuTabs, type MenuTab } from '#shared/address/consoleAddresses.ts'
import { FileComparison } from '#shared/files/FileComparison.tsx'
import { RecordFromFile, type Reading } from '#shared/files/RecordFromFile.tsx'
import { canBeStored } from '#shared/menu/draft/canBeStored.ts'
import { isSameTree, menuJsonOf, type Tree } from '#shared/menu/draft/draftItem.ts'
import { TreeChanges } from '#shared/menu/draft/TreeChanges.tsx'
import { treeDifference, type TreeChange } from '#shared/menu/draft/treeDifference.ts'
import type { MenuDraft } from '#shared/menu/draft/useMenuDraft.ts'
import { isActive } from '#shared/records/activeState.ts'
import { appKey } from '#shared/records/applications.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { showToast } from '#shared/ui/toasts.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import type { MenuApplication } from '../rules.ts'
import '../texts.ts'
import { menuFile, type MenuRecord } from './menuFile.ts'
import { menuFromFile } from './menuFromFile.ts'

type ImportMenuProps = {
  draft: MenuDraft
  application: MenuApplication
  tab: MenuTab
  /** Applies the menu of the file in one step. */
  onFill: (tree: Tree) => void
  onClose: () => void
}

/** Imports a menu from a file: asks about unknown names and previews the changes (beyond 32). */
export function ImportMenu(props: ImportMenuProps): ReactElement {
  return (
    <RecordFromFile kind={menuFile} isNew onClose={props.onClose}>
      {(reading) => <ComparedMenu {...props} reading={reading} />}
    </RecordFromFile>
  )
}

const kinds = ['added', 'removed', 'moved', 'changed'] as const satisfies TreeChange['kind'][]

type ComparedProps = ImportMenuProps & { reading: Reading<MenuRecord> }

function ComparedMenu({ draft, application, tab, reading, onFill }: ComparedProps): ReactElement {
  const { t } = useTranslation(['files', 'menuSettings', 'menuDraft'])
  const listed = privilegesApi.useListPrivilegesOfApplicationQuery({
    application: application.name,
    isBackground: true,
  })
  const { read, choices } = reading
  const { record } = read.file
  const { tree, target } = draft
  const privileges = useMemo(
    () => listed.data?.map(({ name, idstate }) => ({ name, isActive: isActive(idstate) })),
    [listed.data],
  )
  const found = useMemo(
    () => privileges && menuFromFile(record, { tree, target, privileges }, choices),
    [record, tree, target, privileges, choices],
  )
  if (!privileges || !found) return <FileComparison reading={reading} answers={[listed]} />

  const others = privileges
    .filter((one) => one.isActive)
    .map(({ name }) => ({ value: name, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es'))
  const questions = found.unknown.map(({ key, kind, name, isOff }) => {
    const shown = serverText(name) ?? t('menuDraft:unnamed')
    if (kind === 'icon') return { key, label: t('files:unknownIcon', { name: shown }), options: [] }
    const label = t('files:unknownPrivilege', { name: shown, application: titleOf(application) })
    return { key, label: isOff ? t('files:isOff', { label }) : label, options: others }
  })
  const changes = treeDifference(tree, found.tree)
  const isSame = isSameTree(tree, found.tree)
  const isElsewhere =
    (record.application !== undefined && appKey(record.application) !== appKey(application.name)) ||
    (record.place !== undefined && record.place !== tab)
  const losesAll = found.unknown.some(({ key, kind }) => kind === 'privilege' && choices.get(key) === null)

  function placeText(): string {
    const known = menuTabs.find((one) => one === record.place)
    return known ? t(`menuSettings:tabs.${known}`) : (serverText(record.place) ?? '—')
  }
  function counts(): string {
    return kinds
      .map((kind) => ({ kind, count: changes.filter((one) => one.kind === kind).length }))
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => t(`files:menuChanges.${kind}`, { count }))
      .join(' · ')
  }
  return (
    <FileComparison
      reading={reading}
      answers={[listed]}
      compared={{
        lead: isElsewhere && (
          <Notice kind="warning">
            <p>
              {t('files:otherMenu', {
                name: serverText(record.application) ?? '—',
                place: placeText(),
              })}
            </p>
          </Notice>
        ),
        questions,
        isSame,
        reason: canBeStored(menuJsonOf(found.tree)) ? undefined : t('files:tooLargeMenu'),
        changes: (
          <>
            {losesAll && (
              <Notice kind="warning">
                <p>{t('files:seenByAll')}</p>
              </Notice>
            )}
            {!isSame && (
              <>
                <p role="status">{counts()}</p>
                <TreeChanges label={t('files:difference')} changes={changes} />
              </>
            )}
          </>
        ),
        onFill() {
          onFill(found.tree)
          showToast({ kind: 'info', text: t('files:filledMenu') })
        },
        labels: { fill: t('files:fillMenu'), none: t('files:noneMenu') },
      }}
    />
  )
}

function titleOf({ title, name }: MenuApplication): string {
  return serverText(title) ?? name
}
