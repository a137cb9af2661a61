import { i18n } from '#shared/texts/i18n.ts'
import { untilResumed } from '#shared/session/pausedSession.ts'
import { showToast } from './toasts.ts'

/**
 * Offers to repeat work that failed with the session, after re-authentication; never sends anything by itself. `label`:
 * text of the button.
 */
export async function offerAgain(act: () => void, label?: string): Promise<void> {
  if (!(await untilResumed({ isTask: true }))) return
  showToast({
    kind: 'info',
    text: i18n.t('notDone'),
    staysOpen: true,
    action: { label: label ?? i18n.t('doNow'), sends: true, onAct: act },
  })
}
