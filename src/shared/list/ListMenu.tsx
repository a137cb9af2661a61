import type { ComponentProps, ReactElement } from 'react'
import { useReadOnlyReason } from '#shared/readOnly/readOnlyResources.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { ButtonLabel, buttonLook } from '#shared/ui/Button.tsx'
import { DownloadIcon, UploadIcon } from '#shared/ui/consoleIcons.tsx'
import { MoreMenu } from '#shared/ui/MoreMenu.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { ReasonButton } from '#shared/ui/ReasonButton.tsx'
import { ColumnFields } from './ColumnFields.tsx'

type ListMenuProps = {
  /** Path that creates a record from a file, if supported. */
  filePath?: string | undefined
  isExporting: boolean
  /** Why the export is disabled. */
  exportReason: string | undefined
  onExport: () => void
  view: ComponentProps<typeof ColumnFields>
}

/** Menu of a list: export, new record from a file, columns and density. */
export function ListMenu(props: ListMenuProps): ReactElement {
  const { filePath, isExporting, exportReason, onExport, view } = props
  const { t } = useTranslation('list')
  const readOnly = useReadOnlyReason()
  return (
    <MoreMenu label={t('more')} isBusy={isExporting}>
      {(close, isOpen) => (
        <>
          <ReasonButton
            tone="secondary"
            icon={<DownloadIcon size={18} />}
            busy={isExporting}
            reason={exportReason}
            onClick={() => {
              close()
              onExport()
            }}
          >
            {t('export')}
          </ReasonButton>
          {filePath &&
            (readOnly ? (
              <ReasonButton tone="secondary" icon={<UploadIcon size={18} />} reason={readOnly}>
                {t('fromFile')}
              </ReasonButton>
            ) : (
              <PageLink to={filePath} {...buttonLook('secondary')}>
                <ButtonLabel icon={<UploadIcon size={18} />}>{t('fromFile')}</ButtonLabel>
              </PageLink>
            ))}
          {isOpen && <ColumnFields {...view} />}
        </>
      )}
    </MoreMenu>
  )
}
