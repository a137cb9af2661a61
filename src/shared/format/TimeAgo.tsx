import { memo, type ReactElement } from 'react'
import { CellText } from '#shared/list/CellText.tsx'
import { useServiceNow } from '#shared/session/serviceNow.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { formatTime } from './formatTime.ts'
import { ageFormat } from './dateFormat.ts'
import { timeAgo } from './timeAgo.ts'
import { useMinute } from './useMinute.ts'

type TimeAgoProps = {
  /** A service time in ISO format, shown unchanged if invalid, or a local time in ms. */
  at: string | number | null | undefined
  /** Sentence with the age, if there is room; without it the age is in the title. */
  phrase?: (when: string) => string
}

/** Date and age of a time. A time in the future by the clock of its source has no age (D56). */
export const TimeAgo = memo(function TimeAgo({ at, phrase }: TimeAgoProps): ReactElement {
  if (typeof at === 'number') return <When time={at} isOwn phrase={phrase} />
  const time = Date.parse(at ?? '')
  return Number.isNaN(time) ? <CellText>{at}</CellText> : <When time={time} phrase={phrase} />
})

type WhenProps = { time: number; isOwn?: true; phrase: TimeAgoProps['phrase'] }

function When({ time, isOwn, phrase }: WhenProps): ReactElement {
  const { language } = useTranslation()
  const [ownNow, serviceNow] = [useMinute(), useServiceNow()]
  const ago = timeAgo(time, isOwn ? ownNow : serviceNow)
  const age = ago && ageFormat(language).format(ago.count, ago.unit)
  const date = formatTime(time)
  return (
    <time className="time-ago" dateTime={new Date(time).toISOString()} title={(!phrase && age) || undefined}>
      <span>{phrase ? phrase(age ? `${date}, ${age}` : date) : date}</span>
      {!phrase && age && <span className="sr-only">{` (${age})`}</span>}
    </time>
  )
}
