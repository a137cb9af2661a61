import { memo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CellText } from '#shared/list/CellText.tsx'
import { timeAgo } from './timeAgo.ts'
import { timeFormats } from './timeFormats.ts'
import { useMinute } from './useMinute.ts'

type TimeAgoProps = {
  /** A time as ISO writes it; what is none is shown as it is. */
  iso: string | null | undefined
  /** What is said with the words; without it the words alone. */
  phrase?: (when: string) => string
}

/** How long ago something was, in words; the exact time is under the pointer and read out. */
export const TimeAgo = memo(function TimeAgo({ iso, phrase }: TimeAgoProps): ReactElement {
  const time = Date.parse(iso ?? '')
  return Number.isNaN(time) ? <CellText>{iso}</CellText> : <Age time={time} phrase={phrase} />
})

function Age({ time, phrase }: { time: number; phrase: TimeAgoProps['phrase'] }): ReactElement {
  const { language } = useTranslation()
  const now = useMinute()
  const { relative, exact } = timeFormats(language)
  const { count, unit } = timeAgo(time, now)
  const when = relative.format(count, unit)
  const whole = exact.format(time)
  return (
    <time className="time-ago" dateTime={new Date(time).toISOString()} title={whole}>
      <span>{phrase ? phrase(when) : when}</span>
      <span className="sr-only">{` (${whole})`}</span>
    </time>
  )
}
