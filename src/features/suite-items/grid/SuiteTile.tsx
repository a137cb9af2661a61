import { memo, useId, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { serverText } from '#shared/texts/serverText.ts'
import type { DraftItem } from '#shared/menu/draft/draftItem.ts'
import { MenuIcon } from '#shared/menu/MenuIcon.tsx'
import { EditIcon, TrashIcon } from '#shared/ui/consoleIcons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#shared/ui/icons.tsx'
import { nameOf } from '../suiteItem.ts'

/** Actions of a card; stable between renders. */
export type CardActions = {
  step: (key: string, by: 'up' | 'down') => void
  edit: (key: string) => void
  remove: (key: string) => void
}

type SuiteTileProps = {
  item: DraftItem
  isFirst: boolean
  isLast: boolean
  actions: CardActions
}

/** An application of the suite; its actions show on hover, on focus, and on touch devices (G-63). */
export const SuiteTile = memo(function SuiteTile(props: SuiteTileProps): ReactElement {
  const { item, isFirst, isLast, actions } = props
  const { t } = useTranslation('suiteItems')
  const id = useId()
  const name = nameOf(item)
  const isParent = item.children.length > 0
  return (
    <article
      className="suite-item surface row gap-2"
      aria-labelledby={id}
      data-inactive={item.isActivate ? undefined : ''}
    >
      <span className="suite-item-logo middle">
        <MenuIcon item={item} size={48} />
      </span>
      <h2 className="suite-item-name one-line" id={id} title={name}>
        <bdi translate="no">{name}</bdi>
      </h2>
      {item.description !== '' && (
        <p className="suite-item-description clamp muted small">
          <bdi>{serverText(item.description)}</bdi>
        </p>
      )}
      {!item.isActivate && <p className="muted small">{t('inactive')}</p>}
      <div className="suite-item-actions flow">
        {/* Alt+arrow does the same, so that a card has two Tab stops instead of four. */}
        <IconButton
          label={t('earlier', { name })}
          icon={<ChevronLeftIcon size={18} />}
          tabIndex={-1}
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && actions.step(item.key, 'up')}
        />
        <IconButton
          label={t('later', { name })}
          icon={<ChevronRightIcon size={18} />}
          tabIndex={-1}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && actions.step(item.key, 'down')}
        />
        <IconButton
          label={t('edit', { name })}
          icon={<EditIcon size={18} />}
          onClick={() => actions.edit(item.key)}
        />
        <IconButton
          label={t('remove', { name })}
          icon={<TrashIcon size={18} />}
          tone="danger"
          aria-disabled={isParent || undefined}
          aria-describedby={isParent ? `${id}-parent` : undefined}
          onClick={() => !isParent && actions.remove(item.key)}
        />
      </div>
      {isParent && (
        <p className="muted small" id={`${id}-parent`}>
          {t('hasChildren')}
        </p>
      )}
    </article>
  )
})
