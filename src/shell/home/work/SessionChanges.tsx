import type { ReactElement } from 'react'
import { useSelector } from 'react-redux'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { selectChanges, showChanges } from '#shared/changes/changes.ts'
import { TimeAgo } from '#shared/format/TimeAgo.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'

const shownChanges = 4

/** The last changes of this session, with undo; nothing while there are none. */
export function SessionChanges(): ReactElement | null {
  const { t } = useTranslation('homeWork')
  const changes = useSelector(selectChanges)
  if (changes.length === 0) return null
  return (
    <section className="home-panel panel stack gap-4" aria-labelledby="home-own-changes">
      <div className="home-panel-head flow spread">
        <h2 id="home-own-changes">{t('changes')}</h2>
        <LinkButton onClick={() => showChanges(true)}>{t('seeChanges')}</LinkButton>
      </div>
      <ul className="work-rows">
        {changes.slice(0, shownChanges).map(({ id, at, title, name, state }) => (
          <li key={id} className="work-row words breaks">
            <span className="numbers">
              {title()} {state.kind === 'undone' && <span className="muted small">({t('undone')})</span>}
            </span>{' '}
            <span className="work-names bold">
              <bdi translate="no">{name()}</bdi>
            </span>{' '}
            <span className="muted small">
              <TimeAgo at={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
