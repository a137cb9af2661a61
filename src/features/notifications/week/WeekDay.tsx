import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { bogotaDay, dayAfterBogota, weekday } from '../moments/moments.ts'
import type { DayPlan } from '../plans.ts'
import { viewPath } from '../rules.ts'
import { shownDate } from '#shared/format/calendarDate.ts'
import { numeral } from '#shared/format/numeral.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { WarningIcon } from '#shared/ui/icons.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'

/** Number of mails named per day. */
const named = 2

/** A day with scheduled mails, marked if two are for the same application. */
export function WeekDay({ plan, now }: { plan: DayPlan; now: number }): ReactElement {
  const { t, language } = useTranslation('homeWork')
  const { day, notifications, hasClash } = plan
  const names = notifications.slice(0, named).map(({ id, reason }) => serverText(reason) ?? String(id))
  const more = notifications.length - names.length

  function dayText(): string {
    if (day === bogotaDay(now)) return t('today')
    if (day === dayAfterBogota(now)) return t('tomorrow')
    return `${weekday(day, language, 'short')} ${shownDate(day)}`
  }
  return (
    <PageLink className="work-row words tints rings-inside breaks" to={viewPath('calendar', day)}>
      <span className="numbers">
        {dayText()} <span className="muted small">{t('sendAt')}</span>
      </span>{' '}
      <span className="work-names bold">
        <bdi translate="no">{names.join(', ')}</bdi>
        {more > 0 && <span>{` ${t('more', { number: numeral(more) })}`}</span>}
      </span>{' '}
      {hasClash && (
        <span className="work-clash gap-1 small warning">
          <WarningIcon size={16} />
          {t('clash')}
        </span>
      )}
    </PageLink>
  )
}
