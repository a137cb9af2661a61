import { useMemo, type ReactElement } from 'react'
import { roleLimits, type Role } from '#contracts/roles.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { AccessChanges } from '#shared/cards/AccessChanges.tsx'
import { copyName } from '#shared/cards/copy/copyName.ts'
import { useReadOnce } from '#shared/cards/copy/useReadOnce.ts'
import { changesOf } from '#shared/cards/merge.ts'
import { ChangeList } from '#shared/cards/SaveQuestions.tsx'
import { findByName } from '#shared/cards/uniqueName.ts'
import { FileComparison } from '#shared/files/FileComparison.tsx'
import { RecordFromFile, type Reading } from '#shared/files/RecordFromFile.tsx'
import type { FromFileDialogProps } from '#shared/files/useCardFile.tsx'
import { appKey } from '#shared/records/applications.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { AccessEdits } from '../access/roleAccess.ts'
import { privilegeChanges, roleParts, roleCardForm, toForm, type RoleForm } from '../card/form.ts'
import { readRole } from '../rules.ts'
import '../card/texts.ts'
import { roleFile, type RoleRecord } from './roleFile.ts'
import { matchRoleFile } from './matchRoleFile.ts'

type ImportRoleProps = FromFileDialogProps<RoleRecord, RoleForm, AccessEdits> & {
  /** The role to compare with; null for a new one. */
  role: Role | null
}

/** Imports a role from a file: asks about unknown names and previews the changes (beyond 32). */
export function ImportRole(props: ImportRoleProps): ReactElement {
  const { role, parsed, onClose } = props
  return (
    <RecordFromFile kind={roleFile} isNew={role === null} parsed={parsed} onClose={onClose}>
      {(reading) => <ComparedRole {...props} reading={reading} />}
    </RecordFromFile>
  )
}

type ComparedProps = ImportRoleProps & { reading: Reading<RoleRecord> }

function ComparedRole({ role, reading, onFill, onOpen }: ComparedProps): ReactElement {
  const { t } = useTranslation(['files', 'roleCard', 'list'])
  const stored = useReadOnce(role?.id ?? 0, readRole)
  const applications = applicationsApi.useListApplicationsQuery()
  const privileges = privilegesApi.useListPrivilegesQuery({})
  const { read, choices } = reading
  const here = useMemo(
    () =>
      stored.data &&
      applications.data &&
      privileges.data && { ...stored.data, applications: applications.data, privileges: privileges.data },
    [stored.data, applications.data, privileges.data],
  )
  const { record } = read.file
  const found = useMemo(() => here && matchRoleFile(record, here, choices), [record, here, choices])
  if (!here || !found)
    return <FileComparison reading={reading} answers={[stored, applications, privileges]} />

  const titleOf = (name: string): string =>
    serverText(here.applications.find((one) => appKey(one.name) === appKey(name))?.title) ?? name
  const taken = role ? undefined : findByName(record.name, here.all)
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
  const { edits, unknown } = found
  const questions = unknown.map(({ key, name, within, isOff, others }) => {
    const shown = serverText(name) ?? '—'
    const label = within
      ? t('files:unknownPrivilege', { name: shown, application: titleOf(within.name) })
      : t('files:unknownApplication', { name: shown })
    const options = others.map((one) => ({ value: one, label: within ? one : titleOf(one) }))
    return { key, label: isOff ? t('files:isOff', { label }) : label, options }
  })
  const { fields } = roleParts(titleOf, t)
  const changes = [
    ...changesOf(fields(before, {}), fields(values, {})),
    ...[...edits.visible].map(([name, isVisible]) => ({
      label: titleOf(name),
      before: t(isVisible ? 'roleCard:hidden' : 'roleCard:visible'),
      after: t(isVisible ? 'roleCard:visible' : 'roleCard:hidden'),
    })),
  ]

  return (
    <FileComparison
      reading={reading}
      answers={[]}
      compared={{
        taken: taken && { kind: 'role', name: taken.name, onOpen: () => onOpen(taken.id, read) },
        questions,
        isSame: changes.length === 0 && edits.privileges.size === 0,
        changes: (
          <>
            {changes.length > 0 && <ChangeList changes={changes} label={t('files:difference')} />}
            <AccessChanges
              title={t('files:differenceAccess')}
              changes={privilegeChanges(edits.privileges, titleOf)}
            />
          </>
        ),
        onFill: (leftOut) => onFill({ content: { values, sets: edits }, name: read.name, leftOut }),
      }}
    />
  )
}
