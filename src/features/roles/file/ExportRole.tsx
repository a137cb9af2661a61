import type { ReactElement } from 'react'
import type { Role } from '#contracts/roles.ts'
import { useReadOnce } from '#shared/cards/copy/useReadOnce.ts'
import { ExportDialog } from '#shared/files/ExportDialog.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import { readRole } from '../rules.ts'
import { roleFile, toRoleRecord } from './roleFile.ts'

/** Exports a role with its privileges as a file. */
export function ExportRole({ role, onClose }: { role: Role; onClose: () => void }): ReactElement {
  const { t } = useTranslation(['files', 'roleCard'])
  const { product } = useTheme()
  const read = useReadOnce(role.id, readRole)
  const record = read.data && (read.data.role ? toRoleRecord(read.data) : null)
  const count = record?.applications.reduce((sum, { privileges }) => sum + privileges.length, 0) ?? 0
  const places = record?.applications.filter(({ privileges }) => privileges.length > 0).length ?? 0
  const holds = [t('files:privileges', { count }), t('files:applications', { count: places })]
  return (
    <ExportDialog kind={roleFile} name={role.name} {...{ record, product, onClose }} answers={[read]}>
      {record ? holds.join(' · ') : t('roleCard:notFound')}
    </ExportDialog>
  )
}
