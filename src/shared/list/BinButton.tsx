import type { ReactElement } from 'react'
import { useReadOnlyReason } from '#shared/readOnly/readOnlyResources.ts'
import { TrashIcon } from '#shared/ui/consoleIcons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'

type BinButtonProps = {
  label: string
  isLocked: boolean
  /** Why the row cannot be deleted. */
  reason?: string | undefined
  onAsk: () => void
}

/** Delete button of a row. */
export function BinButton({ label, isLocked, reason, onAsk }: BinButtonProps): ReactElement {
  const readOnly = useReadOnlyReason()
  const offline = useOfflineReason()
  return (
    <IconButton
      label={label}
      icon={<TrashIcon size={18} />}
      tone="danger"
      reason={reason ?? readOnly ?? offline}
      aria-disabled={isLocked || undefined}
      onClick={() => !isLocked && onAsk()}
    />
  )
}
