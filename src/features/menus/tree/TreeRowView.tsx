import { memo, useId, type CSSProperties, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { MenuIcon } from '#shared/menu/MenuIcon.tsx'
import { EditIcon, GripIcon, TrashIcon } from '#shared/ui/consoleIcons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { ChevronDownIcon, ChevronRightIcon, WarningIcon } from '#shared/ui/icons.tsx'
import { Switch } from '#shared/ui/Switch.tsx'
import { canSwitch } from './canSwitch.ts'
import type { Warning } from './itemWarnings.ts'
import { nameOf } from './placeText.ts'
import type { TreeRow } from './treeRows.ts'
import { WarningText } from './WarningText.tsx'

/** What is done with an item; the same in every rendering. */
export type RowActions = {
  choose: (key: string) => void
  toggle: (key: string) => void
  edit: (key: string) => void
  remove: (key: string) => void
  turn: (key: string, isOn: boolean) => void
}

type TreeRowViewProps = Omit<TreeRow, 'parent'> & {
  /** From the top of the tree, px. */
  top: number
  isShut: boolean
  /** Has the focus when the tree gets it. */
  isCurrent: boolean
  isChosen: boolean
  isMoving: boolean
  /** What is dragged falls inside. */
  takesIn: boolean
  warnings: readonly Warning[]
  actions: RowActions
}

/** An item of the tree with what can be done with it, in reach of a pointer, a finger and a key (MNU-13, G-63). */
export const TreeRowView = memo(function TreeRowView(props: TreeRowViewProps): ReactElement {
  const { item, level, position, count, isShut, isCurrent, isChosen, isMoving, takesIn, warnings, actions } =
    props
  const { t } = useTranslation(['menuSettings', 'menuDraft'])
  const id = useId()
  const name = nameOf(item, t)
  const { key } = item
  const isParent = item.children.length > 0
  const tabIndex = isCurrent ? 0 : -1
  const flag = (is: boolean): '' | undefined => (is ? '' : undefined)

  return (
    <div
      role="treeitem"
      className="tree-row"
      data-key={key}
      data-chosen={flag(isChosen)}
      data-off={flag(!item.isActivate)}
      data-moving={flag(isMoving)}
      data-takes-in={flag(takesIn)}
      tabIndex={tabIndex}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-expanded={isParent ? !isShut : undefined}
      aria-selected={isChosen}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-notes`}
      style={{ top: props.top, '--level': level } as CSSProperties}
      onFocus={() => actions.choose(key)}
      onClick={() => actions.choose(key)}
    >
      <span className="tree-handle" data-handle aria-hidden="true" title={t('menuSettings:drag', { name })}>
        <GripIcon size={16} />
      </span>
      {isParent ? (
        <button
          type="button"
          className="tree-toggle"
          tabIndex={-1}
          aria-label={t(isShut ? 'menuSettings:open' : 'menuSettings:shut', { name })}
          onClick={() => actions.toggle(key)}
        >
          {isShut ? <ChevronRightIcon size={18} /> : <ChevronDownIcon size={18} />}
        </button>
      ) : (
        <span className="tree-toggle" />
      )}
      <MenuIcon item={item} />
      <span className="tree-name" id={`${id}-name`} title={name}>
        <bdi>{name}</bdi>
      </span>
      <span className="tree-notes" id={`${id}-notes`}>
        {!item.isActivate && <span className="tree-state">{t('menuSettings:inactive')}</span>}
        {warnings.length > 0 && (
          <span className="tree-warning">
            <WarningIcon size={18} />
            <span className="sr-only">
              {t('menuSettings:warnings', { count: warnings.length })}:{' '}
              {warnings.map((warning) => (
                <span key={warning.kind}>
                  <WarningText warning={warning} />{' '}
                </span>
              ))}
            </span>
          </span>
        )}
      </span>
      <span className="tree-actions">
        {canSwitch(props) && (
          <Switch
            label={t('menuSettings:stateOf', { name })}
            tabIndex={tabIndex}
            checked={item.isActivate}
            onChange={({ target }) => actions.turn(key, target.checked)}
          />
        )}
        <IconButton
          label={t('menuSettings:edit', { name })}
          icon={<EditIcon size={18} />}
          tabIndex={tabIndex}
          onClick={() => actions.edit(key)}
        />
        <IconButton
          label={t('menuSettings:remove', { name })}
          icon={<TrashIcon size={18} />}
          tone="danger"
          tabIndex={tabIndex}
          {...(isParent && { 'aria-disabled': true, 'aria-describedby': `${id}-why` })}
          onClick={() => !isParent && actions.remove(key)}
        />
        {isParent && (
          <span className="tree-why" id={`${id}-why`}>
            {t('menuSettings:hasChildren')}
          </span>
        )}
      </span>
    </div>
  )
})
