import type { ReactElement } from 'react'
import { namesInWords } from '#shared/texts/namesInWords.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import './accessChanges.css'
import './cardTexts.ts'

/** Privileges gained and lost in an application. */
export type AccessChange = { application: string; gained: readonly string[]; lost: readonly string[] }

type AccessChangesProps = {
  /** Whose they are. */
  title: string
  changes: readonly AccessChange[]
}

/** Maximum number of lines; the rest is counted. */
const shownLines = 6
/** Privileges that a line names. */
const named = 3

/** The effect of a change before it is saved: 'gana 14 privilegios en Suite, entre ellos …' (beyond 16). */
export function AccessChanges({ title, changes }: AccessChangesProps): ReactElement | null {
  const { t } = useTranslation('cards')
  const lines = changes.flatMap(({ application, gained, lost }) => [
    ...(gained.length > 0 ? [{ key: 'gains', application, names: gained } as const] : []),
    ...(lost.length > 0 ? [{ key: 'loses', application, names: lost } as const] : []),
  ])
  if (lines.length === 0) return null
  const rest = lines.length - shownLines
  return (
    <div className="access-changes stack gap-1 breaks">
      <p className="bold">{title}</p>
      <ul className="bullets">
        {lines.slice(0, shownLines).map(({ key, application, names }) => (
          <li key={`${key} ${application}`} data-change={key}>
            {t(names.length > named ? `access.${key}Among` : `access.${key}`, {
              count: names.length,
              application,
              names: namesInWords(names.slice(0, named)),
            })}
          </li>
        ))}
        {rest > 0 && <li>{t('access.more', { count: rest })}</li>}
      </ul>
    </div>
  )
}
