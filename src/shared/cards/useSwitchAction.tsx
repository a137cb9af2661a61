import { useState, type ReactElement, type ReactNode } from 'react'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'
import { QuestionLine } from '#shared/ui/QuestionLine.tsx'
import { PowerIcon } from '#shared/ui/consoleIcons.tsx'
import { useReadOnlyReason } from '#shared/readOnly/readOnlyResources.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import type { CardAction } from './CardActions.tsx'

type SwitchOptions = {
  isOn: boolean
  /** The request is pending. */
  isBusy: boolean
  /** Why it cannot be switched at all. */
  reason?: string | undefined
  /** The confirmation text. */
  question: (turnsOn: boolean) => string
  /** Name of the record in question. */
  about: string
  /** The consequence; null if obvious. */
  consequence?: (turnsOn: boolean) => string | null
  /** A prominent warning. */
  warning?: (turnsOn: boolean) => string | null
  /** More content to review. */
  details?: (turnsOn: boolean) => ReactNode
  onSwitch: (turnsOn: boolean) => void
}

/** The switch of a list row, on the card: returns a function that takes the record and its texts. */
export function useSwitchAction(): (options: SwitchOptions) => {
  action: CardAction
  dialog: ReactElement | null
} {
  const { t } = useTranslation('list')
  const offline = useOfflineReason()
  const readOnly = useReadOnlyReason()
  // The direction is fixed when the question opens, even if the record changes.
  const [turnsOn, setTurnsOn] = useState<boolean | null>(null)
  return ({ isOn, isBusy, reason, question, about, consequence, warning, details, onSwitch }) => ({
    action: {
      id: 'switch',
      label: t(isOn ? 'deactivate' : 'activate'),
      icon: <PowerIcon size={18} />,
      isBusy,
      reason: reason ?? readOnly ?? offline,
      onAct: () => setTurnsOn(!isOn),
    },
    dialog:
      turnsOn === null ? null : (
        <ConfirmDialog
          title={question(turnsOn)}
          acceptLabel={t(turnsOn ? 'activate' : 'deactivate')}
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
          <QuestionLine>{consequence?.(turnsOn)}</QuestionLine>
        </ConfirmDialog>
      ),
  })
}
