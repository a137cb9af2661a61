import { useEffect, useId, useRef, type ReactElement } from 'react'
import { numeral } from '#shared/format/numeral.ts'
import { useShortcut } from '#shared/keys/useShortcut.ts'
import { isFocusFree } from '#shared/list/isFocusFree.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { DownIcon, UpIcon } from '#shared/ui/consoleIcons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import '../cardTexts.ts'
import './positionInList.css'
import type { ListPosition } from './useListPosition.ts'

/** '4 de 254', with links to the previous and next record. */
export function PositionInList({ position }: { position: ListPosition }): ReactElement {
  const { t } = useTranslation('cards')
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const { 'data-shortcut': previousKey } = useShortcut('previousRow')
  const { 'data-shortcut': nextKey } = useShortcut('nextRow')
  const { at, total, isFirst, isLast, isBusy, cameBy, go } = position
  // The pressed button was on the previous card and is gone.
  useEffect(() => {
    if (cameBy === undefined || !isFocusFree()) return
    root.current?.querySelector<HTMLElement>(`[data-step="${cameBy}"]`)?.focus({ preventScroll: true })
  }, [cameBy])
  return (
    <div
      className="card-position row muted small numbers"
      role="group"
      aria-label={t('position')}
      ref={root}
      aria-busy={isBusy}
    >
      <span className="card-position-at" id={id}>
        {t('positionOf', { at: numeral(at), total: numeral(total) })}
      </span>
      <IconButton
        data-step={-1}
        data-shortcut={previousKey}
        aria-describedby={id}
        label={t('previousRecord')}
        reason={isFirst ? t('firstOfList') : undefined}
        icon={<UpIcon size={18} />}
        onClick={() => void go(-1)}
      />
      <IconButton
        data-step={1}
        data-shortcut={nextKey}
        aria-describedby={id}
        label={t('nextRecord')}
        reason={isLast ? t('lastOfList') : undefined}
        icon={<DownIcon size={18} />}
        onClick={() => void go(1)}
      />
    </div>
  )
}
