import type { ReactElement } from 'react'
import type { ApplicationSettings } from '#contracts/application-settings.ts'
import { useReadOnce } from '#shared/cards/copy/useReadOnce.ts'
import { ExportDialog } from '#shared/files/ExportDialog.tsx'
import { recordFileName, writeRecordFile } from '#shared/files/recordFile.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { toForm } from '../form.ts'
import { readApplication } from '../readApplication.ts'
import { applicationFile, toApplicationRecord } from './applicationFile.ts'

type ExportApplicationProps = { application: ApplicationSettings; onClose: () => void }

/** An application with its settings and policies, as a file. */
export function ExportApplication({ application, onClose }: ExportApplicationProps): ReactElement {
  const { t } = useTranslation(['files', 'applicationCard'])
  const { product } = useTheme()
  const read = useReadOnce(application.id, readApplication)
  const stored = read.value?.application
  const record = stored && toApplicationRecord(toForm(stored))
  return (
    <ExportDialog
      fileName={recordFileName(t('files:words.application'), application.name)}
      text={record ? writeRecordFile(applicationFile, record, { product, now: new Date() }) : undefined}
      onClose={onClose}
    >
      {record && <span>{t('files:applicationHolds')}</span>}
      {stored === null && <span>{t('applicationCard:notFound')}</span>}
      {!read.value && <LoadState answers={[read]}>{t('files:loading')}</LoadState>}
    </ExportDialog>
  )
}
