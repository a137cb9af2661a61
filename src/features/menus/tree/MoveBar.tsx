import { useId, type CSSProperties, type MouseEvent, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { DraftItem, Tree } from '#shared/menu/draft/draftItem.ts'
import { moveStep, stepPlace, type Step } from '#shared/menu/draft/moveRules.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DownIcon, InwardIcon, OutwardIcon, UpIcon } from '#shared/ui/consoleIcons.tsx'
import { WarningIcon, type IconProps } from '#shared/ui/icons.tsx'
import type { Warning } from './itemWarnings.ts'
import './moveBar.css'
import { nameOf, placeText, warningText } from './itemText.ts'

type MoveBarProps = {
  /** The current item. */
  item: DraftItem
  /** Offset of its row from the top of the tree, px. */
  top: number
  tree: Tree
  warnings: readonly Warning[]
  onChange: (next: Tree) => void
  onMoveTo: (key: string) => void
  onSay: (text: string) => void
}

const steps: [Step, (look: IconProps) => ReactElement][] = [
  ['up', UpIcon],
  ['down', DownIcon],
  ['nest', InwardIcon],
  ['unnest', OutwardIcon],
]

/** Buttons on the row of the current item to move it without dragging (T84, WCAG 2.5.7), and its warnings. */
export function MoveBar(props: MoveBarProps): ReactElement {
  const { item, top, tree, warnings, onChange, onMoveTo, onSay } = props
  const { t } = useTranslation(['menuSettings', 'menuDraft'])
  const id = useId()

  function move(step: Step, { currentTarget }: MouseEvent): void {
    const next = moveStep(tree, item.key, step)
    if (next === tree) return
    const before = currentTarget.getBoundingClientRect().top
    flushSync(() => onChange(next))
    // Scrolls with the row, so that the next click is at the same position.
    const shift = currentTarget.getBoundingClientRect().top - before
    if (currentTarget.isConnected && shift !== 0) window.scrollBy(0, shift)
    onSay(t('menuSettings:moved', { name: nameOf(item, t), place: placeText(next, item.key, t) }))
  }

  return (
    <div
      className="move-bar row to-end"
      role="group"
      aria-label={t('menuSettings:moves')}
      style={{ '--top': `${top}px` } as CSSProperties}
    >
      <p className="move-chosen small bold" id={`${id}-chosen`}>
        {t('menuSettings:chosen', { name: nameOf(item, t) })}
      </p>
      <div className="move-buttons row">
        {steps.map(([step, Icon]) => {
          const why = stepPlace(tree, item.key, step) ? null : t(`menuSettings:noWay.${step}`)
          return (
            <span key={step} className="move-button">
              <Button
                tone="quiet"
                icon={<Icon size={18} />}
                title={why ?? t(`menuSettings:${step}`)}
                aria-disabled={why !== null}
                aria-describedby={why === null ? `${id}-chosen` : `${id}-${step}`}
                onClick={(event) => move(step, event)}
              >
                <span className="sr-only">{t(`menuSettings:${step}`)}</span>
              </Button>
              {why !== null && (
                <span className="sr-only" id={`${id}-${step}`}>
                  {why}
                </span>
              )}
            </span>
          )
        })}
        <Button tone="quiet" aria-describedby={`${id}-chosen`} onClick={() => onMoveTo(item.key)}>
          {t('menuSettings:moveTo')}
        </Button>
      </div>
      {warnings.length > 0 && (
        <ul className="move-warnings stack gap-1 surface small breaks warning">
          {warnings.map((warning) => (
            <li key={warning.kind}>
              <WarningIcon size={16} />
              <span>{warningText(warning, t)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
