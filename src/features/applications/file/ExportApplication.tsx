import type { ReactElement } from 'react'
import type { ApplicationSettings } from '#contracts/application-settings.ts'
import { useReadOnce } from '#shared/cards/copy/useReadOnce.ts'
import { ExportDialog } from '#shared/files/ExportDialog.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import { toForm } from '../card/form.ts'
import { readApplication } from '../rules.ts'
import { applicationFile, toApplicationRecord } from './applicationFile.ts'

type ExportApplicationProps = { application: ApplicationSettings; onClose: () => void }

/** An application with its settings and policies, as a file. */
export function ExportApplication({ application, onClose }: ExportApplicationProps): ReactElement {
  const { t } = useTranslation(['files', 'applicationCard'])
  const { product } = useTheme()
  const read = useReadOnce(application.id, readApplication)
  const stored = read.data?.application
  const record = stored && toApplicationRecord(toForm(stored))
  return (
    <ExportDialog
      kind={applicationFile}
      name={application.name}
      {...{ record, product, onClose }}
      answers={[read]}
    >
      {record ? t('files:applicationHolds') : t('applicationCard:notFound')}
    </ExportDialog>
  )
}
