import { memo, useId, type CSSProperties, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { MenuIcon } from '#shared/menu/MenuIcon.tsx'
import { EditIcon, GripIcon, TrashIcon } from '#shared/ui/consoleIcons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { ChevronDownIcon, ChevronRightIcon, WarningIcon } from '#shared/ui/icons.tsx'
import { Switch } from '#shared/ui/Switch.tsx'
import { canSwitch, whereTo, type TreeRow } from './treeRows.ts'
import type { Warning } from './itemWarnings.ts'
import { nameOf, warningText } from './itemText.ts'
import type { SeenBy } from './seenBy.ts'

/** Actions of an item. Stable. */
export type RowActions = {
  choose: (key: string) => void
  toggle: (key: string) => void
  edit: (key: string) => void
  remove: (key: string) => void
  setActive: (key: string, isOn: boolean) => void
}

type TreeRowViewProps = Omit<TreeRow, 'parent'> & {
  /** Offset from the top of the tree, px. */
  top: number
  isShut: boolean
  /** True for the Tab stop of the tree. */
  isCurrent: boolean
  isChosen: boolean
  /** True while edited. */
  isEdited: boolean
  isMoving: boolean
  /** True if a drop goes inside. */
  takesIn: boolean
  /** True for a search match; ancestors are paler. */
  isFound: boolean
  /** True once its actions are rendered, after the visible rows. */
  isWhole: boolean
  seenBy: SeenBy
  warnings: readonly Warning[]
  actions: RowActions
}

/** Row of the tree with actions for mouse, touch and keyboard (MNU-13, G-63). */
export const TreeRowView = memo(function TreeRowView(props: TreeRowViewProps): ReactElement {
  const { item, level, position, count, isShut, isCurrent, isChosen, isWhole, seenBy, warnings, actions } =
    props
  const { t } = useTranslation(['menuSettings', 'menuDraft'])
  const id = useId()
  const name = nameOf(item, t)
  const { key } = item
  const isParent = item.children.length > 0
  const tabIndex = isCurrent ? 0 : -1
  const target = serverText(whereTo(item)) ?? ''
  const where = item.isFunction && target !== '' ? t('menuSettings:functionOf', { name: target }) : target
  const seen =
    typeof seenBy === 'number'
      ? t('menuSettings:seenBy.some', { count: seenBy })
      : t(`menuSettings:seenBy.${seenBy}`)
  const flag = (is: boolean): '' | undefined => (is ? '' : undefined)

  return (
    <div
      role="treeitem"
      className="tree-row row gap-2"
      data-key={key}
      data-chosen={flag(isChosen)}
      data-edited={flag(props.isEdited)}
      data-off={flag(!item.isActivate)}
      data-moving={flag(props.isMoving)}
      data-takes-in={flag(props.takesIn)}
      data-beside={flag(!props.isFound)}
      tabIndex={tabIndex}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={count}
      aria-expanded={isParent ? !isShut : undefined}
      aria-selected={isChosen}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-notes ${id}-seen`}
      style={{ top: props.top, '--level': level } as CSSProperties}
      onFocus={() => actions.choose(key)}
      onClick={() => actions.choose(key)}
      onDoubleClick={({ target }) => (target as Element).closest('button, label') || actions.edit(key)}
    >
      <span
        className="tree-handle middle faint fixed"
        data-handle
        aria-hidden="true"
        title={t('menuSettings:drag', { name })}
      >
        {isWhole && <GripIcon size={16} />}
      </span>
      {isParent ? (
        <button
          type="button"
          className="tree-toggle middle faint fixed"
          tabIndex={-1}
          aria-label={t(isShut ? 'menuSettings:open' : 'menuSettings:shut', { name })}
          onClick={() => actions.toggle(key)}
        >
          {isShut ? <ChevronRightIcon size={18} /> : <ChevronDownIcon size={18} />}
        </button>
      ) : (
        <span className="tree-toggle middle faint fixed" />
      )}
      <MenuIcon item={item} />
      <span className="tree-name one-line" id={`${id}-name`} title={name}>
        <bdi translate="no">{name}</bdi>
      </span>
      {/* Not text, so that the row's name is only the item's. */}
      <span
        className="tree-where one-line muted small"
        title={where || undefined}
        data-text={where}
        aria-hidden="true"
      />
      <span
        className="tree-seen one-line muted small"
        data-text={seen}
        data-nobody={flag(seenBy === 'nobody')}
        aria-hidden="true"
      />
      {isWhole && (
        <span hidden id={`${id}-seen`}>
          {t('menuSettings:seenByLabel', { who: seen })}
        </span>
      )}
      <span className="tree-notes row gap-1 fixed" id={`${id}-notes`}>
        {!item.isActivate && (
          <>
            <span
              className="tree-state muted tiny"
              data-text={t('menuSettings:inactive')}
              aria-hidden="true"
            />
            <span className="sr-only">{t('menuSettings:inactive')}</span>
          </>
        )}
        {warnings.length > 0 && (
          <span className="tree-warning">
            <WarningIcon size={18} />
            <span className="sr-only">
              <span>{`${t('menuSettings:warnings', { count: warnings.length })}:`}</span>{' '}
              {warnings.map((warning) => (
                <span key={warning.kind}>{`${warningText(warning, t)} `}</span>
              ))}
            </span>
          </span>
        )}
      </span>
      <span className="tree-actions row gap-1 fixed">
        {isWhole && (
          <>
            {canSwitch(props) && (
              <Switch
                label={t('menuSettings:stateOf', { name })}
                tabIndex={tabIndex}
                checked={item.isActivate}
                onChange={({ target }) => actions.setActive(key, target.checked)}
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
          </>
        )}
      </span>
    </div>
  )
})
