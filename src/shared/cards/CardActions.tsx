import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { EditIcon } from '#shared/ui/consoleIcons.tsx'
import { useShortcut } from '#shared/keys/useShortcut.ts'
import { useReadOnlyReason } from '#shared/readOnly/readOnlyResources.ts'
import { MoreMenu } from '#shared/ui/MoreMenu.tsx'
import { ReasonButton } from '#shared/ui/ReasonButton.tsx'
import { StillWorking } from '#shared/ui/StillWorking.tsx'
import './cardActions.css'
import './cardTexts.ts'

export type CardAction = {
  id: string
  label: string
  icon: ReactElement
  /** Shown next to 'Editar'; at most one action of a card. */
  isMain?: true
  /** Destructive. */
  isDanger?: boolean
  isBusy?: boolean
  /** Why it cannot be done. */
  reason?: string | undefined
  onAct: () => void
}

type CardActionsProps = {
  actions: readonly CardAction[]
  /** Absent when the record can no longer be edited. */
  onEdit?: (() => void) | undefined
}

/** The actions of a card in view mode: 'Editar', at most one more button, and the rest in a menu. */
export function CardActions({ actions, onEdit }: CardActionsProps): ReactElement {
  const { t } = useTranslation('cards')
  const readOnly = useReadOnlyReason()
  const edits = useShortcut('edit')
  const main = actions.find(({ isMain }) => isMain)
  const others = actions.filter((action) => action !== main)

  return (
    <div className="card-actions row wrap to-end gap-2 medium-buttons">
      <StillWorking busy={actions.some(({ isBusy = false }) => isBusy)} />
      {onEdit && (
        <ReasonButton
          {...edits}
          icon={<EditIcon size={18} />}
          data-edits=""
          reason={readOnly}
          onClick={onEdit}
        >
          {t('edit')}
        </ReasonButton>
      )}
      {main && <ActionButton {...main} />}
      {others.length > 0 && (
        <MoreMenu label={t('moreActions')} isBusy={others.some(({ isBusy }) => isBusy)}>
          {(close) =>
            others.map((action) => (
              <ActionButton
                key={action.id}
                {...action}
                onAct={() => {
                  close()
                  action.onAct()
                }}
              />
            ))
          }
        </MoreMenu>
      )}
    </div>
  )
}

function ActionButton(action: CardAction): ReactElement {
  const { label, icon, isDanger = false, isBusy = false, reason, onAct } = action
  return (
    <ReasonButton
      tone="secondary"
      data-danger={isDanger || undefined}
      icon={icon}
      busy={isBusy}
      reason={reason}
      onClick={onAct}
    >
      {label}
    </ReasonButton>
  )
}
