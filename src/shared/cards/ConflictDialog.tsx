import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { CardDialog } from './CardDialog.tsx'
import { ConflictField } from './ConflictField.tsx'
import type { Conflict, Side } from './merge.ts'

type ConflictDialogProps = {
  conflicts: readonly Conflict[]
  /** Null where nothing was decided. */
  onAnswer: (chosen: ReadonlyMap<string, Side> | null) => void
}

/** Shows both values of each conflict, and asks which one is saved (beyond 11, hardening T73). */
export function ConflictDialog({ conflicts, onAnswer }: ConflictDialogProps): ReactElement {
  const { t } = useTranslation('cards')
  const [chosen, setChosen] = useState(
    () => new Map<string, Side>(conflicts.map(({ key, proposed }) => [key, proposed])),
  )
  return (
    <CardDialog
      title={t('conflictTitle')}
      lead={t('conflictLead')}
      onDismiss={() => onAnswer(null)}
      actions={
        <>
          <Button tone="secondary" autoFocus onClick={() => onAnswer(null)}>
            {t('stay')}
          </Button>
          <Button onClick={() => onAnswer(chosen)}>{t('save')}</Button>
        </>
      }
    >
      <div className="conflict-list stack gap-3">
        {conflicts.map((one) => (
          <ConflictField
            key={one.key}
            conflict={one}
            side={chosen.get(one.key)}
            onChoose={(side) => setChosen((now) => new Map(now).set(one.key, side))}
          />
        ))}
      </div>
    </CardDialog>
  )
}
