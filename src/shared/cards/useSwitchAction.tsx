import { useState, type ReactElement, type ReactNode } from 'react'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'
import { QuestionLine } from '#shared/ui/QuestionLine.tsx'
import { PowerIcon } from '#shared/ui/consoleIcons.tsx'
import { useReadOnlyReason } from '#shared/readOnly/useReadOnlyReason.ts'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import type { CardAction } from './CardActions.tsx'

type SwitchOptions = {
  isOn: boolean
  /** The answer is awaited. */
  isBusy: boolean
  /** Why it cannot be switched at all. */
  reason?: string | undefined
  verb: (turnsOn: boolean) => string
  /** What is asked before anything happens. */
  question: (turnsOn: boolean) => string
  /** Names the one that the question is about. */
  about: string
  /** What it means; null where that is plain. */
  follows?: (turnsOn: boolean) => string | null
  /** What should not be overlooked. */
  warning?: (turnsOn: boolean) => string | null
  /** More to look at before the answer. */
  details?: (turnsOn: boolean) => ReactNode
  onSwitch: (turnsOn: boolean) => void
}

/** The switch that the row of a record has, on its card: a function that takes the record's own words once it is there. */
export function useSwitchAction(): (options: SwitchOptions) => {
  action: CardAction
  dialog: ReactElement | null
} {
  const offline = useOfflineReason()
  const readOnly = useReadOnlyReason()
  // The direction is fixed when the question is put, whatever comes from the service meanwhile.
  const [turnsOn, setTurnsOn] = useState<boolean | null>(null)
  return ({ isOn, isBusy, reason, verb, question, about, follows, warning, details, onSwitch }) => ({
    action: {
      id: 'switch',
      label: verb(!isOn),
      icon: <PowerIcon size={18} />,
      isBusy,
      reason: reason ?? readOnly ?? offline,
      onAct: () => setTurnsOn(!isOn),
    },
    dialog:
      turnsOn === null ? null : (
        <ConfirmDialog
          title={question(turnsOn)}
          acceptLabel={verb(turnsOn)}
          isDanger={!turnsOn}
          details={details?.(turnsOn)}
          onCancel={() => setTurnsOn(null)}
          onAccept={() => {
            setTurnsOn(null)
            onSwitch(turnsOn)
          }}
        >
          {about}
          <QuestionLine isStrong>{warning?.(turnsOn)}</QuestionLine>
          <QuestionLine>{follows?.(turnsOn)}</QuestionLine>
        </ConfirmDialog>
      ),
  })
}
