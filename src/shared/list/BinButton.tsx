import type { ReactElement } from 'react'
import { useReaderReason } from '#shared/reader/useReaderReason.ts'
import { TrashIcon } from '#shared/ui/consoleIcons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'

type BinButtonProps = {
  label: string
  isLocked: boolean
  /** Why this one cannot be deleted. */
  reason?: string | undefined
  onAsk: () => void
}

/** The bin of a row. */
export function BinButton({ label, isLocked, reason, onAsk }: BinButtonProps): ReactElement {
  const reader = useReaderReason()
  const offline = useOfflineReason()
  return (
    <IconButton
      label={label}
      icon={<TrashIcon size={18} />}
      tone="danger"
      reason={reason ?? reader ?? offline}
      aria-disabled={isLocked || undefined}
      onClick={() => !isLocked && onAsk()}
    />
  )
}
