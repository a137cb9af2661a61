import { useId, useRef, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { EditIcon, MoreIcon } from '#shared/ui/consoleIcons.tsx'
import { useShortcut } from '#shared/keys/useShortcut.ts'
import { useReadOnlyReason } from '#shared/readOnly/useReadOnlyReason.ts'
import { MoreMenu } from '#shared/ui/MoreMenu.tsx'
import { ReasonButton } from '#shared/ui/ReasonButton.tsx'
import { StillWorking } from '#shared/ui/StillWorking.tsx'
import './cardActions.css'
import './cardTexts.ts'

export type CardAction = {
  id: string
  label: string
  icon: ReactElement
  /** Something is lost by it. */
  isDanger?: boolean
  isBusy?: boolean
  /** Why it cannot be done. */
  reason?: string | undefined
  /** It waits behind a button where there is room for the others too. */
  isRare?: boolean
  onAct: () => void
}

type CardActionsProps = {
  actions: readonly CardAction[]
  /** Absent where the record cannot be edited any more. */
  onEdit?: (() => void) | undefined
}

/** What can be done with a record that is looked at. Where there is little room, all but 'Editar' wait behind a button. */
export function CardActions({ actions, onEdit }: CardActionsProps): ReactElement {
  const { t } = useTranslation('cards')
  const readOnly = useReadOnlyReason()
  const edits = useShortcut('edit')
  const menuId = useId()
  const menu = useRef<HTMLDivElement>(null)
  const rare = actions.filter(({ isRare = false }) => isRare)

  function buttonOf(action: CardAction, close?: () => void): ReactElement {
    return (
      <ActionButton
        key={action.id}
        {...action}
        onAct={() => {
          // First, so that the focus comes back to a button that is in sight.
          if (isOpen(menu.current)) menu.current?.hidePopover()
          close?.()
          action.onAct()
        }}
      />
    )
  }

  return (
    <div className="card-actions">
      <StillWorking busy={actions.some(({ isBusy = false }) => isBusy)} />
      {actions.length > 0 && (
        <>
          <button
            type="button"
            className="icon-button card-more"
            aria-label={t('moreActions')}
            title={t('moreActions')}
            popoverTarget={menuId}
          >
            <MoreIcon size={20} />
          </button>
          <div className="card-menu" id={menuId} ref={menu} popover="auto">
            {actions.filter(({ isRare = false }) => !isRare).map((action) => buttonOf(action))}
            {rare.length > 0 && (
              <MoreMenu label={t('moreActions')}>
                {(close) => rare.map((action) => buttonOf(action, close))}
              </MoreMenu>
            )}
          </div>
        </>
      )}
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
    </div>
  )
}

/** Older browsers have no popover, and take the question for an error. */
function isOpen(menu: HTMLElement | null): boolean {
  return menu !== null && 'popover' in menu && menu.matches(':popover-open')
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
