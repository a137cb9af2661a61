import { use, useId, type CSSProperties, type ReactElement } from 'react'
import { InSection } from '#shared/cards/CardGroup.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { ApplicationForm } from '../fields.ts'
import { Contradictions } from './Contradictions.tsx'
import { contradictionsIn, lifeParts, livesOf, timelineOf, type Life, type Moment } from './tokenPolicy.ts'

const kinds = ['access', 'refresh', 'activation', 'reset'] as const
const moments = { signIn: 'signIn', access: 'accessEnds', refresh: 'refreshEnds' } as const

/** Token policy in sentences, as a timeline from the sign-in on, with contradictions (beyond 19). */
export function PolicyInWords({ form }: { form: ApplicationForm }): ReactElement {
  const { t } = useTranslation('applicationCard')
  const titleId = useId()
  const Heading = use(InSection) ? 'h3' : 'h2'
  const lives = livesOf(form)
  const timeline = timelineOf(lives)
  const contradictions = contradictionsIn(form)

  function lifeText(life: Life): string {
    if (life === 'server' || life === 'unset') return t(`policy.${life}`)
    const { unit, count } = lifeParts(life)
    return t(`life.${unit}`, { count })
  }

  function momentText({ id, at }: Moment): string {
    const name = t(`policy.${moments[id]}`)
    return id === 'signIn' ? name : `${name}: ${lifeText(at)}`
  }

  return (
    <section className="card-group policy-group" aria-labelledby={titleId}>
      <Heading id={titleId}>{t('policy.title')}</Heading>
      <div className="policy stack gap-3">
        {contradictions.length > 0 && <Contradictions found={contradictions} />}
        <ul className="bullets stack gap-1">
          {kinds.map((kind) => (
            <li key={kind}>{t(`policy.${kind}`, { life: lifeText(lives[kind]) })}</li>
          ))}
        </ul>
        {timeline.length > 1 && (
          <ol className="policy-line stack gap-2 small breaks" aria-label={t('policy.timeline')}>
            {timeline.map((moment, index) => (
              <li
                key={moment.id}
                data-moment={moment.id}
                style={{ '--share': shareOf(timeline, index) } as CSSProperties}
              >
                {momentText(moment)}
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}

/** Share of the timeline between the previous moment and this one, from 0 to 1. */
function shareOf(timeline: readonly Moment[], index: number): number {
  const before = timeline[index - 1]?.at ?? 0
  return (timeline[index]!.at - before) / (timeline.at(-1)!.at || 1)
}
