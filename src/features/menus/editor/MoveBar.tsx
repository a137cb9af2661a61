import { useId, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { moveStep, stepPlace, type Step } from '#shared/menu/draft/moveRules.ts'
import { findItem } from '#shared/menu/draft/treeRules.ts'
import { Button } from '#shared/ui/Button.tsx'
import { DownIcon, InwardIcon, OutwardIcon, UpIcon } from '#shared/ui/consoleIcons.tsx'
import { WarningIcon, type IconProps } from '#shared/ui/icons.tsx'
import type { Warning } from '../tree/itemWarnings.ts'
import { nameOf, placeText } from '../tree/placeText.ts'
import { WarningText } from '../tree/WarningText.tsx'
import type { SectionTree } from './sectionTree.ts'

type MoveBarProps = SectionTree & {
  current: string | null
  warnings: readonly Warning[]
  onMoveTo: () => void
  onSay: (text: string) => void
}

const steps: [Step, (look: IconProps) => ReactElement][] = [
  ['up', UpIcon],
  ['down', DownIcon],
  ['nest', InwardIcon],
  ['unnest', OutwardIcon],
]

/** Moves the chosen item without dragging (T84, WCAG 2.5.7), and says what will not work with it. */
export function MoveBar(props: MoveBarProps): ReactElement {
  const { tree, onChange, current, warnings, onMoveTo, onSay } = props
  const { t } = useTranslation(['menuSettings', 'menuDraft'])
  const id = useId()
  const item = current === null ? undefined : findItem(tree, current)

  function move(step: Step): void {
    if (!item) return
    const next = moveStep(tree, item.key, step)
    if (next === tree) return
    onChange(next)
    onSay(t('menuSettings:moved', { name: nameOf(item, t), place: placeText(next, item.key, t) }))
  }
  function reason(step: Step): string | null {
    if (!item) return t('menuSettings:noneChosen')
    return stepPlace(tree, item.key, step) ? null : t(`menuSettings:noWay.${step}`)
  }

  return (
    <div className="move-bar" role="group" aria-label={t('menuSettings:moves')}>
      <p className="move-chosen" id={`${id}-chosen`}>
        {item ? t('menuSettings:chosen', { name: nameOf(item, t) }) : t('menuSettings:noneChosen')}
      </p>
      <div className="move-buttons">
        {steps.map(([step, Icon]) => {
          const why = reason(step)
          return (
            <span key={step} className="move-button">
              <Button
                tone="secondary"
                icon={<Icon size={18} />}
                title={why ?? undefined}
                aria-disabled={why !== null}
                aria-describedby={why === null ? `${id}-chosen` : `${id}-${step}`}
                onClick={() => move(step)}
              >
                <span className="move-label">{t(`menuSettings:${step}`)}</span>
              </Button>
              {why !== null && (
                <span className="sr-only" id={`${id}-${step}`}>
                  {why}
                </span>
              )}
            </span>
          )
        })}
        <Button
          tone="secondary"
          aria-disabled={!item}
          aria-describedby={`${id}-chosen`}
          onClick={() => item && onMoveTo()}
        >
          {t('menuSettings:moveTo')}
        </Button>
      </div>
      {item && warnings.length > 0 && (
        <ul className="move-warnings">
          {warnings.map((warning) => (
            <li key={warning.kind}>
              <WarningIcon size={16} />
              <WarningText warning={warning} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
