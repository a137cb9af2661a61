import type { ReactElement } from 'react'
import type { Role } from '#contracts/roles.ts'
import { useReadOnce } from '#shared/cards/copy/useReadOnce.ts'
import { ExportDialog } from '#shared/files/ExportDialog.tsx'
import { recordFileName, writeRecordFile } from '#shared/files/recordFile.ts'
import { numeral } from '#shared/format/numeral.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { readRole } from '../readRole.ts'
import { roleFile, toRoleRecord } from './roleFile.ts'

/** A role with all that it gives, as a file. */
export function ExportRole({ role, onClose }: { role: Role; onClose: () => void }): ReactElement {
  const { t } = useTranslation(['files', 'roleCard'])
  const { product } = useTheme()
  const read = useReadOnce(role.id, readRole)
  const record = read.value?.role ? toRoleRecord(read.value) : undefined
  const isGone = read.value?.role === null
  const count = record?.applications.reduce((sum, { privileges }) => sum + privileges.length, 0) ?? 0
  const places = record?.applications.filter(({ privileges }) => privileges.length > 0).length ?? 0
  return (
    <ExportDialog
      fileName={recordFileName(t('files:words.role'), role.name)}
      text={record && writeRecordFile(roleFile, record, { product, now: new Date() })}
      onClose={onClose}
    >
      {record && (
        <span>
          {[
            t('files:privileges', { count, number: numeral(count) }),
            t('files:applications', { count: places, number: numeral(places) }),
          ].join(' · ')}
        </span>
      )}
      {isGone && <span>{t('roleCard:notFound')}</span>}
      {!read.value && <LoadState answers={[read]}>{t('files:loading')}</LoadState>}
    </ExportDialog>
  )
}
