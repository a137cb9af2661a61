import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'
import { useReadOnlyReason } from '#shared/readOnly/readOnlyResources.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import { QuestionLine } from '#shared/ui/QuestionLine.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import type { RowId } from './column.ts'
import './stateSwitch.css'

type StateSwitchProps = {
  /** The record whose state this is. Its question is gone when the row shows another. */
  of: RowId
  isOn: boolean
  /** Whose state this is. */
  label: string
  /** What is asked before anything happens, by the direction of the switch. */
  question: (turnsOn: boolean) => string
  /** Name of the record, with the consequence if it is not obvious. */
  about: ReactNode
  /** Consequence by direction; null if obvious. */
  consequence?: ((turnsOn: boolean) => string | null) | undefined
  /** Warning by direction. */
  warning?: ((turnsOn: boolean) => string | null) | undefined
  /** More content of the question by direction. */
  details?: ((turnsOn: boolean) => ReactNode) | undefined
  /** True while the call is pending: the row is locked, and the switch moves only after a success. */
  isBusy: boolean
  /** Why the switch is disabled. */
  reason?: string | undefined
  onSwitch: (turnsOn: boolean) => void
  /** Text of the state. */
  children: ReactNode
}

/** The active/inactive switch of a row. */
export function StateSwitch(props: StateSwitchProps): ReactElement {
  const { of, isOn, label, question, about, consequence, details, isBusy, onSwitch, children } = props
  const reasonId = useId()
  const readOnly = useReadOnlyReason()
  const offline = useOfflineReason()
  const reason = props.reason ?? readOnly ?? offline
  // The direction is fixed when the question opens, even if the record changes.
  const [asked, setAsked] = useState<{ of: RowId; turnsOn: boolean } | null>(null)
  if (asked && asked.of !== of) setAsked(null)
  const isOut = isBusy || reason !== undefined

  return (
    <span className="state-switch">
      <button
        type="button"
        role="switch"
        className="state-switch-button"
        aria-checked={isOn}
        aria-label={label}
        aria-disabled={isOut || undefined}
        aria-busy={isBusy || undefined}
        aria-describedby={reason && reasonId}
        title={reason}
        onClick={() => !isOut && setAsked({ of, turnsOn: !isOn })}
      >
        <span className="state-switch-thumb middle">{isBusy && <Spinner />}</span>
      </button>
      <span className="muted small" aria-hidden="true">
        {children}
      </span>
      {reason !== undefined && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
      {asked && (
        <SwitchQuestion
          title={question(asked.turnsOn)}
          turnsOn={asked.turnsOn}
          details={details?.(asked.turnsOn)}
          onCancel={() => setAsked(null)}
          onAccept={() => {
            setAsked(null)
            onSwitch(asked.turnsOn)
          }}
        >
          {about}
          <QuestionLine isStrong>{props.warning?.(asked.turnsOn)}</QuestionLine>
          <QuestionLine>{consequence?.(asked.turnsOn)}</QuestionLine>
        </SwitchQuestion>
      )}
    </span>
  )
}

type SwitchQuestionProps = {
  title: string
  turnsOn: boolean
  details: ReactNode
  onAccept: () => void
  onCancel: () => void
  children: ReactNode
}

/** Rendered outside the table, because a moving row would close a dialog inside it. */
function SwitchQuestion({ turnsOn, ...question }: SwitchQuestionProps): ReactElement {
  const { t } = useTranslation('list')
  return createPortal(
    <ConfirmDialog {...question} acceptLabel={t(turnsOn ? 'activate' : 'deactivate')} isDanger={!turnsOn} />,
    document.body,
  )
}
