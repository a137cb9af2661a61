import { useState, type ReactElement } from 'react'
import type { UserRow } from '#contracts/users.ts'
import { useReadOnlyReason } from '#shared/readOnly/readOnlyResources.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { ReasonButton } from '#shared/ui/ReasonButton.tsx'
import { GiveRole } from './GiveRole.tsx'
import './texts.ts'

type RoleBulkProps = { rows: readonly UserRow[]; onAsk: () => void; onDone: () => void }

/** Button to give a role to the selected users, or to take it. */
export function RoleBulk({ rows, onAsk, onDone }: RoleBulkProps): ReactElement {
  const { t } = useTranslation('giveRole')
  const reason = useReadOnlyReason()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ReasonButton
        tone="secondary"
        reason={reason}
        onClick={() => {
          onAsk()
          setOpen(true)
        }}
      >
        {t('button')}
      </ReasonButton>
      {isOpen && <GiveRole rows={rows} onClose={() => setOpen(false)} onDone={onDone} />}
    </>
  )
}
