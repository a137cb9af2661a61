import type { ReactElement } from 'react'
import { useSelector } from 'react-redux'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { selectChanges, showChanges } from '#shared/changes/changes.ts'
import { TimeAgo } from '#shared/format/TimeAgo.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'

const shownChanges = 4

/** What this session has changed last, and the way to take it back; nothing before there is something. */
export function SessionChanges(): ReactElement | null {
  const { t } = useTranslation('homeWork')
  const changes = useSelector(selectChanges)
  if (changes.length === 0) return null
  return (
    <section className="home-panel" aria-labelledby="home-own-changes">
      <div className="home-panel-head">
        <h2 id="home-own-changes">{t('changes')}</h2>
        <LinkButton onClick={() => showChanges(true)}>{t('seeChanges')}</LinkButton>
      </div>
      <ul className="work-rows">
        {changes.slice(0, shownChanges).map(({ id, at, title, name, state }) => (
          <li key={id} className="work-row">
            <span className="work-day">
              {title()} {state.kind === 'undone' && <span className="work-about">({t('undone')})</span>}
            </span>{' '}
            <span className="work-names">
              <bdi translate="no">{name()}</bdi>
            </span>{' '}
            <span className="work-about">
              <TimeAgo at={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
