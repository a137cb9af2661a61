import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitle } from '#shared/lib/useTitle.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { ChevronLeftIcon } from '#shared/ui/icons.tsx'
import './cardTexts.ts'
import './cards.css'

type CardHeadingProps = {
  title: string
  /** Stands behind the title in the name of the document. */
  product: string
  onBack: () => void
  /** Whose card it is. */
  children?: ReactNode
}

/** Title of a card, also of the document, with the way back before it (USR-24). */
export function CardHeading({ title, product, onBack, children }: CardHeadingProps): ReactElement {
  const { t } = useTranslation('cards')
  useTitle('record', title, product)
  return (
    <header className="card-heading">
      <IconButton
        className="card-back"
        label={t('back')}
        icon={<ChevronLeftIcon size={22} />}
        onClick={onBack}
      />
      <div>
        <h1>{title}</h1>
        {children}
      </div>
    </header>
  )
}
