import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import {
  FoldIcon,
  UnfoldIcon,
  CopyIcon,
  DownloadIcon,
  UploadIcon,
  QuestionIcon,
} from '#shared/ui/consoleIcons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { MoreMenu } from '#shared/ui/MoreMenu.tsx'
import type { OpenDialog } from '../tree/useTreeKeys.ts'
import { usePopover } from '#shared/ui/usePopover.ts'

type TreeToolsProps = {
  /** True during a search, which shows all matches. */
  isOff: boolean
  onShutAll: (isShut: boolean) => void
}

/** Collapses and expands all items of a tree. */
export function TreeTools({ isOff, onShutAll }: TreeToolsProps): ReactElement {
  const { t } = useTranslation('menuSettings')
  const off = isOff || undefined
  return (
    <>
      <IconButton
        label={t('foldAll')}
        icon={<FoldIcon size={18} />}
        aria-disabled={off}
        onClick={() => isOff || onShutAll(true)}
      />
      <IconButton
        label={t('openAll')}
        icon={<UnfoldIcon size={18} />}
        aria-disabled={off}
        onClick={() => isOff || onShutAll(false)}
      />
    </>
  )
}

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

/** Keys of the tree, shown on demand and always its description. */
export function KeysHelp(): ReactElement {
  const { t } = useTranslation('menuSettings')
  const { isOpen, toggle, button, root } = usePopover()
  return (
    <div className="menu-keys anchor" {...root}>
      <IconButton
        ref={button}
        label={t('keysTitle')}
        icon={<QuestionIcon size={18} />}
        aria-expanded={isOpen}
        aria-controls="menu-keys"
        onClick={toggle}
      />
      <div className="menu-keys-panel overlay" id="menu-keys" hidden={!isOpen}>
        {t('keys')}
      </div>
    </div>
  )
}
