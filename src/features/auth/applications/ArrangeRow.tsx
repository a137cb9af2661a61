import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { IconFrame } from '#shared/icons/IconFrame.tsx'
import { DownIcon, GripIcon, UpIcon } from '#shared/ui/consoleIcons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { ApplicationIcon } from '#themes/ApplicationIcon.tsx'
import type { Offer } from './offers.ts'

const star = 'm12 2.8 2.9 6 6.5.8-4.8 4.5 1.3 6.4-5.9-3.2-5.9 3.2 1.3-6.4-4.8-4.5 6.5-.8z'

type ArrangeRowProps = {
  offer: Offer
  title: string
  isFavourite: boolean
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onFavourite: () => void
}

/** An application in the order editor: its star, and buttons to move it up or down. */
export function ArrangeRow(props: ArrangeRowProps): ReactElement {
  const { offer, title, isFavourite, isFirst, isLast, onMove, onFavourite } = props
  const { t } = useTranslation('arrange')
  const { id, name } = offer.application
  return (
    <>
      <GripIcon className="arrange-grip" />
      <ApplicationIcon name={name} title={title} />
      <bdi translate="no" className="app-title">
        {title}
      </bdi>
      <IconButton
        label={t('favourite', { title })}
        icon={<IconFrame className="arrange-star" shape={star} />}
        data-held={`star-${id}`}
        aria-pressed={isFavourite}
        onClick={onFavourite}
      />
      <IconButton
        label={t('earlier', { title })}
        icon={<UpIcon />}
        data-held={`up-${id}`}
        aria-disabled={isFirst || undefined}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={t('later', { title })}
        icon={<DownIcon />}
        data-held={`down-${id}`}
        aria-disabled={isLast || undefined}
        onClick={() => onMove(1)}
      />
    </>
  )
}
