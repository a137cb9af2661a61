import { translateIn } from '#shared/texts/i18n.ts'
import { showToast } from '#shared/ui/toasts.ts'
import './preferencesTexts.ts'

export function showNotStored(): void {
  showToast({ kind: 'info', text: translateIn('preferences')('notKept'), staysOpen: true })
}
