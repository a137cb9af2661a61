import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { EditIcon, TrashIcon } from '#shared/ui/consoleIcons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { icon } from '#shared/ui/icons.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import type { NamedView } from './views.ts'

const StarIcon = icon(
  'M12 17.27 18.18 21l-1.64-7.03L22 9.24l-7.19-.61L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21z',
)

type ViewRowProps = {
  view: NamedView
  to: string
  count: number | null
  isShown: boolean
  /** True for the default view. */
  isFirst: boolean
  onOpen: () => void
  onFirst: () => void
  onRename: () => void
  onDelete: () => void
}

export function ViewRow(props: ViewRowProps): ReactElement {
  const { view, to, count, isShown, isFirst } = props
  const { t } = useTranslation('views')
  const { name } = view
  return (
    <li className="view-row row tints">
      <PageLink
        className="row gap-2 grow breaks"
        to={to}
        aria-current={isShown ? 'true' : undefined}
        onClick={props.onOpen}
      >
        <bdi translate="no">{name}</bdi>
        {count !== null && <span className="view-count muted small fixed">{count}</span>}
      </PageLink>
      <IconButton
        className="view-first"
        label={t('first', { name })}
        icon={<StarIcon size={16} />}
        aria-pressed={isFirst}
        onClick={props.onFirst}
      />
      <IconButton
        className="view-rename"
        label={t('rename', { name })}
        icon={<EditIcon size={16} />}
        onClick={props.onRename}
      />
      <IconButton
        label={t('delete', { name })}
        tone="danger"
        icon={<TrashIcon size={16} />}
        onClick={props.onDelete}
      />
    </li>
  )
}
