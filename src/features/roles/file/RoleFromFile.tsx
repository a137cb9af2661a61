import { useMemo, useState, type ReactElement } from 'react'
import { roleLimits, type Role } from '#contracts/roles.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { AccessChanges } from '#shared/cards/AccessChanges.tsx'
import { changedFields } from '#shared/cards/cardParts.ts'
import { copyName } from '#shared/cards/copy/copyName.ts'
import { useReadOnce } from '#shared/cards/copy/useReadOnce.ts'
import { ChangeList } from '#shared/cards/ReviewChanges.tsx'
import { named } from '#shared/cards/uniqueName.ts'
import { FileDialog } from '#shared/files/FileDialog.tsx'
import { FileQuestions } from '#shared/files/FileQuestions.tsx'
import { FromFile } from '#shared/files/FromFile.tsx'
import { TakenName } from '#shared/files/TakenName.tsx'
import type { NamedFile } from '#shared/files/handedFile.ts'
import { isAnswered, noChoices, type FileQuestion } from '#shared/files/questions.ts'
import type { FromFileDialogProps } from '#shared/files/useCardFile.tsx'
import { appKey } from '#shared/records/applications.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { grantedChanges } from '../access/grantedChanges.ts'
import type { AccessSets } from '../access/roleAccess.ts'
import { roleCardForm, toForm, type RoleForm } from '../form.ts'
import { readRole } from '../readRole.ts'
import '../roleCardTexts.ts'
import { roleFile, type RoleRecord } from './roleFile.ts'
import { roleFromFile, type Unknown } from './roleFromFile.ts'

type RoleFromFileProps = FromFileDialogProps<RoleRecord, RoleForm, AccessSets> & {
  /** What the file is compared with; null for a new role. */
  role: Role | null
}

/** A role as a file says it: what is unknown is asked about, what would change is shown (beyond 32). */
export function RoleFromFile(props: RoleFromFileProps): ReactElement {
  const { role, given, onClose } = props
  const { t } = useTranslation('files')
  const title = t(role ? 'compare.role' : 'from.role')
  return (
    <FromFile kind={roleFile} title={title} given={given} onClose={onClose}>
      {(read, again) => <ReadFile {...props} title={title} read={read} onAgain={again} />}
    </FromFile>
  )
}

type ReadFileProps = RoleFromFileProps & {
  title: string
  read: NamedFile<RoleRecord>
  onAgain: () => void
}

function ReadFile({ role, title, read, onAgain, onFill, onOpen, onClose }: ReadFileProps): ReactElement {
  const { t } = useTranslation(['files', 'roleCard'])
  const stored = useReadOnce(role?.id ?? 0, readRole)
  const applications = applicationsApi.useListApplicationsQuery()
  const privileges = privilegesApi.useListPrivilegesQuery({})
  const [choices, setChoices] = useState(noChoices)
  const here = useMemo(
    () =>
      stored.value &&
      applications.data &&
      privileges.data && { ...stored.value, applications: applications.data, privileges: privileges.data },
    [stored.value, applications.data, privileges.data],
  )
  const { record } = read.file
  const found = useMemo(() => here && roleFromFile(record, here, choices), [record, here, choices])
  const frame = { title, read, onAgain, onClose }

  if (!here || !found)
    return (
      <FileDialog {...frame} isReady={false} onFill={onClose}>
        <LoadState answers={[stored, applications, privileges]}>
          <p role="status">{t('files:loading')}</p>
        </LoadState>
      </FileDialog>
    )

  const titleOf = (name: string): string =>
    serverText(here.applications.find((one) => appKey(one.name) === appKey(name))?.title) ?? name
  const taken = role ? undefined : named(record.name, here.all)
  const before = role ? toForm(here.role ?? role) : roleCardForm.empty
  const values: RoleForm = roleCardForm.tidy({
    name: taken
      ? copyName(
          record.name,
          here.all.map((one) => one.name),
          roleLimits.name,
        )
      : record.name,
    alias: record.alias ?? '',
    description: record.description ?? '',
    idstate: before.idstate,
  })
  const { sets, unknown } = found
  const questions = unknown.map((one): FileQuestion => {
    const options = one.others.map((name) => ({ value: name, label: one.within ? name : titleOf(name) }))
    return { key: one.key, label: labelOf(one), options }
  })
  const changes = [
    ...changedFields(roleCardForm, before, values).map((field) => ({
      label: t(`roleCard:fields.${field}`),
      before: String(before[field]),
      after: String(values[field]),
    })),
    ...[...sets.visible].map(([name, isVisible]) => ({
      label: titleOf(name),
      before: t(isVisible ? 'roleCard:hidden' : 'roleCard:visible'),
      after: t(isVisible ? 'roleCard:visible' : 'roleCard:hidden'),
    })),
  ]
  const isSame = changes.length === 0 && sets.privileges.size === 0
  const isDecided = isAnswered(questions, choices)

  function labelOf({ name, within, isOff }: Unknown): string {
    const shown = serverText(name) ?? '—'
    const label = within
      ? t('files:unknownPrivilege', { name: shown, application: titleOf(within.name) })
      : t('files:unknownApplication', { name: shown })
    return isOff ? t('files:isOff', { label }) : label
  }

  function fill(): void {
    const leftOut = unknown.filter(({ key }) => choices.get(key) === null).map(labelOf)
    onFill({ content: { values, sets }, name: read.name, leftOut })
  }

  return (
    <FileDialog
      {...frame}
      isReady={!isSame || !isDecided}
      reason={isDecided ? undefined : t('files:undecided')}
      onFill={fill}
    >
      {taken && <TakenName kind="role" name={taken.name} onOpen={() => onOpen(taken.id, read)} />}
      <FileQuestions questions={questions} choices={choices} onChoose={setChoices} />
      {isSame && isDecided && <p role="status">{t('files:none')}</p>}
      {changes.length > 0 && <ChangeList changes={changes} label={t('files:difference')} />}
      <AccessChanges title={t('files:differenceAccess')} changes={grantedChanges(sets.privileges, titleOf)} />
    </FileDialog>
  )
}
