import { useMemo, useState, type ReactElement } from 'react'
import { privilegesApi } from '#features/privileges/api.ts'
import { menuTabs, type MenuTab } from '#shared/address/consoleAddresses.ts'
import { FileDialog } from '#shared/files/FileDialog.tsx'
import { FileQuestions } from '#shared/files/FileQuestions.tsx'
import { FromFile } from '#shared/files/FromFile.tsx'
import type { NamedFile } from '#shared/files/handedFile.ts'
import { isAnswered, noChoices, type FileQuestion } from '#shared/files/questions.ts'
import { numeral } from '#shared/format/numeral.ts'
import { canBeStored } from '#shared/menu/draft/canBeStored.ts'
import { isSameTree, menuJsonOf, type Tree } from '#shared/menu/draft/draftItem.ts'
import { TreeChanges } from '#shared/menu/draft/TreeChanges.tsx'
import { treeDifference, type TreeChange } from '#shared/menu/draft/treeDifference.ts'
import type { MenuDraft } from '#shared/menu/draft/useMenuDraft.ts'
import { isActive } from '#shared/records/activeState.ts'
import { appKey } from '#shared/records/applications.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { showToast } from '#shared/ui/toasts.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import type { MenuApplication } from '../menuApplication.ts'
import '../menuSettingsTexts.ts'
import { menuFile, type MenuRecord } from './menuFile.ts'
import { menuFromFile, type UnknownOfMenu } from './menuFromFile.ts'

type MenuFromFileProps = {
  draft: MenuDraft
  application: MenuApplication
  tab: MenuTab
  /** Takes the menu of the file, in one step. */
  onFill: (tree: Tree) => void
  onClose: () => void
}

/** A menu as a file says it: what is unknown is asked about, what would change is shown (beyond 32). */
export function MenuFromFile(props: MenuFromFileProps): ReactElement {
  const { t } = useTranslation('files')
  const title = t('from.menu')
  return (
    <FromFile kind={menuFile} title={title} onClose={props.onClose}>
      {(read, again) => <ReadFile {...props} title={title} read={read} onAgain={again} />}
    </FromFile>
  )
}

type ReadFileProps = MenuFromFileProps & {
  title: string
  read: NamedFile<MenuRecord>
  onAgain: () => void
}

const kinds = ['added', 'removed', 'moved', 'changed'] as const satisfies TreeChange['kind'][]

function ReadFile({
  draft,
  application,
  tab,
  title,
  read,
  onAgain,
  onFill,
  onClose,
}: ReadFileProps): ReactElement {
  const { t } = useTranslation(['files', 'menuSettings', 'menuDraft'])
  const listed = privilegesApi.useListPrivilegesOfApplicationQuery({
    application: application.name,
    isQuiet: true,
  })
  const [choices, setChoices] = useState(noChoices)
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
  const frame = { title, read, onAgain, onClose, fillLabel: t('files:fillMenu') }

  if (!privileges || !found)
    return (
      <FileDialog {...frame} isReady={false} onFill={onClose}>
        <LoadState answers={[listed]}>
          <p role="status">{t('files:loading')}</p>
        </LoadState>
      </FileDialog>
    )

  const others = privileges
    .filter((one) => one.isActive)
    .map(({ name }) => ({ value: name, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es'))
  const questions = found.unknown.map((one): FileQuestion => ({
    key: one.key,
    label: labelOf(one),
    options: one.kind === 'icon' ? [] : others,
  }))
  const changes = treeDifference(tree, found.tree)
  const isSame = isSameTree(tree, found.tree)
  const isDecided = isAnswered(questions, choices)
  const isElsewhere =
    (record.application !== undefined && appKey(record.application) !== appKey(application.name)) ||
    (record.place !== undefined && record.place !== tab)
  const losesAll = found.unknown.some(({ key, kind }) => kind === 'privilege' && choices.get(key) === null)

  function labelOf({ kind, name, isOff }: UnknownOfMenu): string {
    const shown = serverText(name) ?? t('menuDraft:unnamed')
    if (kind === 'icon') return t('files:unknownIcon', { name: shown })
    const label = t('files:unknownPrivilege', { name: shown, application: titleOf(application) })
    return isOff ? t('files:isOff', { label }) : label
  }
  function placeText(): string {
    const known = menuTabs.find((one) => one === record.place)
    return known ? t(`menuSettings:tabs.${known}`) : (serverText(record.place) ?? '—')
  }
  function counts(): string {
    return kinds
      .map((kind) => ({ kind, count: changes.filter((one) => one.kind === kind).length }))
      .filter(({ count }) => count > 0)
      .map(({ kind, count }) => t(`files:menuChanges.${kind}`, { count, number: numeral(count) }))
      .join(' · ')
  }
  function fill(): void {
    onFill(found!.tree)
    showToast({ kind: 'info', text: t('files:filledMenu') })
  }
  function reason(): string | undefined {
    if (!isDecided) return t('files:undecided')
    return canBeStored(menuJsonOf(found!.tree)) ? undefined : t('files:tooLargeMenu')
  }

  return (
    <FileDialog {...frame} isReady={!isSame || !isDecided} reason={reason()} onFill={fill}>
      {isElsewhere && (
        <Notice kind="warning">
          <p>
            {t('files:otherMenu', {
              name: serverText(record.application) ?? '—',
              place: placeText(),
            })}
          </p>
        </Notice>
      )}
      <FileQuestions questions={questions} choices={choices} onChoose={setChoices} />
      {losesAll && (
        <Notice kind="warning">
          <p>{t('files:seenByAll')}</p>
        </Notice>
      )}
      {isSame && isDecided ? (
        <p role="status">{t('files:noneMenu')}</p>
      ) : (
        <>
          <p className="file-counts" role="status">
            {counts()}
          </p>
          <TreeChanges label={t('files:difference')} changes={changes} />
        </>
      )}
    </FileDialog>
  )
}

function titleOf({ title, name }: MenuApplication): string {
  return serverText(title) ?? name
}
