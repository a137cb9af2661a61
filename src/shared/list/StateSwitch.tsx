import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'
import { useReadOnlyReason } from '#shared/readOnly/useReadOnlyReason.ts'
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
  /** Names the one that the question is about, and says what follows where that is not plain. */
  about: ReactNode
  /** What it means, by the direction of the switch; null where that is plain. */
  follows?: ((turnsOn: boolean) => string | null) | undefined
  /** What should not be overlooked, by the direction of the switch. */
  warning?: ((turnsOn: boolean) => string | null) | undefined
  /** More to look at before the answer, by the direction of the switch. */
  details?: ((turnsOn: boolean) => ReactNode) | undefined
  /** The verb of the button that agrees, by the direction of the switch. */
  acceptLabel: (turnsOn: boolean) => string
  /** The answer is awaited: the row is locked, and the switch moves only after a success. */
  isBusy: boolean
  /** Why the switch cannot be used at all. */
  reason?: string | undefined
  onSwitch: (turnsOn: boolean) => void
  /** The state in a word. */
  children: ReactNode
}

/** The active/inactive switch of a row. */
export function StateSwitch(props: StateSwitchProps): ReactElement {
  const { of, isOn, label, question, about, follows, details, acceptLabel, isBusy, onSwitch, children } =
    props
  const reasonId = useId()
  const readOnly = useReadOnlyReason()
  const offline = useOfflineReason()
  const reason = props.reason ?? readOnly ?? offline
  // The direction is fixed when the question is put, whatever comes from the service meanwhile.
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
          acceptLabel={acceptLabel(asked.turnsOn)}
          isDanger={!asked.turnsOn}
          details={details?.(asked.turnsOn)}
          onCancel={() => setAsked(null)}
          onAccept={() => {
            setAsked(null)
            onSwitch(asked.turnsOn)
          }}
        >
          {about}
          <QuestionLine isStrong>{props.warning?.(asked.turnsOn)}</QuestionLine>
          <QuestionLine>{follows?.(asked.turnsOn)}</QuestionLine>
        </SwitchQuestion>
      )}
    </span>
  )
}

type SwitchQuestionProps = {
  title: string
  acceptLabel: string
  isDanger: boolean
  details: ReactNode
  onAccept: () => void
  onCancel: () => void
  children: ReactNode
}

/** Outside the table: a row that moves would close a dialog inside it. */
function SwitchQuestion({ children, ...question }: SwitchQuestionProps): ReactElement {
  return createPortal(<ConfirmDialog {...question}>{children}</ConfirmDialog>, document.body)
}
