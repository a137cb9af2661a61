import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitle } from '#shared/lib/useTitle.ts'
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
      <button type="button" className="card-back" aria-label={t('back')} title={t('back')} onClick={onBack}>
        <ChevronLeftIcon size={22} />
      </button>
      <div>
        <h1>{title}</h1>
        {children}
      </div>
    </header>
  )
}
