import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { CopyIcon, DownloadIcon, UploadIcon } from '#shared/ui/consoleIcons.tsx'
import { MoreMenu } from '#shared/ui/MoreMenu.tsx'
import type { OpenDialog } from '../tree/openDialog.ts'

type MenuMoreProps = {
  /** True once the menu is read. */
  canEdit: boolean
  onAsk: (dialog: OpenDialog) => void
}

const actions = [
  { kind: 'copy', label: 'copy', Icon: CopyIcon },
  { kind: 'export', label: 'exportFile', Icon: DownloadIcon },
  { kind: 'file', label: 'fromFile', Icon: UploadIcon },
] as const

/** Menu of less frequent actions. */
export function MenuMore({ canEdit, onAsk }: MenuMoreProps): ReactElement {
  const { t } = useTranslation('menuSettings')
  return (
    <MoreMenu label={t('more')}>
      {(close) =>
        actions.map(({ kind, label, Icon }) => (
          <Button
            key={kind}
            tone="secondary"
            icon={<Icon size={18} />}
            aria-disabled={!canEdit || undefined}
            onClick={() => {
              if (!canEdit) return
              close()
              onAsk({ kind })
            }}
          >
            {t(label)}
          </Button>
        ))
      }
    </MoreMenu>
  )
}
