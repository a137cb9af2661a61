import { useId, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button, buttonLook } from '#shared/ui/Button.tsx'
import { DownloadIcon, PlusIcon } from '#shared/ui/consoleIcons.tsx'
import { ReasonButton } from '#shared/ui/ReasonButton.tsx'
import { useReaderReason } from '#shared/reader/useReaderReason.ts'
import { PageLink } from '#shared/ui/PageLink.tsx'

type ListActionsProps = {
  createPath: string
  /** As in 'Crear usuario'. */
  createLabel: string
  isExporting: boolean
  /** Why there is nothing to export. */
  exportReason: string | undefined
  onExport: () => void
}

/** What a list offers beside its title: its rows as a file, and a new record. */
export function ListActions(props: ListActionsProps): ReactElement {
  const { createPath, createLabel, isExporting, exportReason, onExport } = props
  const { t } = useTranslation('list')
  const reasonId = useId()
  const reader = useReaderReason()
  return (
    <div className="list-actions">
      <Button
        tone="secondary"
        icon={<DownloadIcon size={18} />}
        busy={isExporting}
        disabled={exportReason !== undefined}
        aria-describedby={exportReason && reasonId}
        onClick={onExport}
      >
        {t('export')}
      </Button>
      <span id={reasonId} hidden>
        {exportReason}
      </span>
      {reader ? (
        <ReasonButton icon={<PlusIcon size={18} />} reason={reader}>
          {createLabel}
        </ReasonButton>
      ) : (
        <PageLink to={createPath} {...buttonLook('primary')}>
          <span className="ui-button-label">
            <PlusIcon size={18} />
            {createLabel}
          </span>
        </PageLink>
      )}
    </div>
  )
}
