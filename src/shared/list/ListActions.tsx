import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { ButtonLabel, buttonLook } from '#shared/ui/Button.tsx'
import { DownloadIcon, PlusIcon, UploadIcon } from '#shared/ui/consoleIcons.tsx'
import { ReasonButton } from '#shared/ui/ReasonButton.tsx'
import { useShortcut } from '#shared/keys/useShortcut.ts'
import { useReadOnlyReason } from '#shared/readOnly/useReadOnlyReason.ts'
import { PageLink } from '#shared/ui/PageLink.tsx'

type ListActionsProps = {
  createPath: string
  /** As in 'Crear usuario'. */
  createLabel: string
  /** Where a new record begins with a file, if it can. */
  filePath?: string | undefined
  isExporting: boolean
  /** Why there is nothing to export. */
  exportReason: string | undefined
  onExport: () => void
}

/** What a list offers beside its title: its rows as a file, and a new record. */
export function ListActions(props: ListActionsProps): ReactElement {
  const { createPath, createLabel, filePath, isExporting, exportReason, onExport } = props
  const { t } = useTranslation('list')
  const readOnly = useReadOnlyReason()
  const shortcut = useShortcut('create')
  return (
    <div className="list-actions">
      <ReasonButton
        tone="secondary"
        icon={<DownloadIcon size={18} />}
        busy={isExporting}
        reason={exportReason}
        onClick={onExport}
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
      {readOnly ? (
        <ReasonButton icon={<PlusIcon size={18} />} reason={readOnly}>
          {createLabel}
        </ReasonButton>
      ) : (
        <PageLink to={createPath} {...buttonLook('primary')} {...shortcut}>
          <ButtonLabel icon={<PlusIcon size={18} />}>{createLabel}</ButtonLabel>
        </PageLink>
      )}
    </div>
  )
}
