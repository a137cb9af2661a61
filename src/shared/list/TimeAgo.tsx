import { memo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { CellText } from './CellText.tsx'
import { timeAgo } from './timeAgo.ts'
import { timeFormats } from './timeFormats.ts'
import { useMinute } from './useMinute.ts'

type TimeAgoProps = {
  /** A time as ISO writes it; what is none is shown as it is. */
  iso: string | null | undefined
}

/** How long ago something was, in words; the exact time is under the pointer and read out. */
export const TimeAgo = memo(function TimeAgo({ iso }: TimeAgoProps): ReactElement {
  const time = Date.parse(iso ?? '')
  return Number.isNaN(time) ? <CellText>{iso}</CellText> : <Age time={time} />
})

function Age({ time }: { time: number }): ReactElement {
  const { i18n } = useTranslation()
  const now = useMinute()
  const { relative, exact } = timeFormats(i18n.language)
  const { count, unit } = timeAgo(time, now)
  const whole = exact.format(time)
  return (
    <time className="time-ago" dateTime={new Date(time).toISOString()} title={whole}>
      {relative.format(count, unit)}
      <span className="sr-only"> ({whole})</span>
    </time>
  )
}
