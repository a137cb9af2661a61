import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import './cardSheet.css'

type CardFieldsProps = {
  /** Enter in a field. */
  onSubmit: () => void
  /** Each a `CardGroup`. */
  children: ReactNode
}

/** The fields of a card, in the groups of view mode, after a note about `*`. */
export function CardFields({ onSubmit, children }: CardFieldsProps): ReactElement {
  const { t } = useTranslation('cards')
  return (
    <form
      className="card-sheet panel"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <p className="card-note muted small">{t('requiredNote')}</p>
      {children}
      <button type="submit" hidden />
    </form>
  )
}
