import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { readTypedDate, shownDate, type DateLimits } from '#shared/format/calendarDate.ts'
import { CalendarIcon } from './consoleIcons.tsx'
import { FieldFrame, useFrame, type FieldFrameProps } from './FieldFrame.tsx'
import './fields.css'
import './fieldTexts.ts'
import { IconButton } from './IconButton.tsx'
import { MonthPanel } from './month/MonthPanel.tsx'

type DateFieldProps = FieldFrameProps &
  DateLimits & {
    /** `YYYY-MM-DD`, '' for none; an invalid typed text is passed on for the form to validate. */
    value: string
    onChange: (value: string) => void
    onBlur?: (() => void) | undefined
    /** `YYYY-MM-DD` in the relevant time zone, not necessarily the browser's. */
    today: string
  }

/** Date field: typed as dd/mm/yyyy or chosen in a calendar. */
export function DateField(props: DateFieldProps): ReactElement {
  const { frame, wiring, own } = useFrame(props)
  const { value, onChange, onBlur, today, min, max } = own
  const { t } = useTranslation('fields')
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  function close(): void {
    flushSync(() => setIsOpen(false))
    opener.current?.focus()
  }

  function choose(date: string): void {
    setTyped(null)
    onChange(date)
    close()
  }

  function leave(event: FocusEvent<HTMLDivElement>): void {
    if (event.currentTarget.contains(event.relatedTarget)) return
    setTyped(null)
    setIsOpen(false)
    onBlur?.()
  }

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key !== 'Escape' || !isOpen) return
    // Keeps a dialog around the field open.
    event.preventDefault()
    event.stopPropagation()
    close()
  }

  return (
    <FieldFrame {...frame}>
      <div className="ui-control date-control" data-action="" onBlur={leave} onKeyDownCapture={press}>
        <input
          {...wiring.aria}
          id={wiring.id}
          className="ui-input"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('datePattern')}
          value={typed ?? shownDate(value)}
          onChange={(event) => {
            setTyped(event.target.value)
            onChange(readTypedDate(event.target.value) ?? event.target.value.trim())
          }}
        />
        <IconButton
          ref={opener}
          className="date-opener"
          label={t('openCalendar', { label: frame.label })}
          icon={<CalendarIcon size={20} />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
        {isOpen && (
          <MonthPanel
            label={t('calendar', { label: frame.label })}
            value={value}
            today={today}
            min={min}
            max={max}
            onChoose={choose}
          />
        )}
      </div>
    </FieldFrame>
  )
}
