import type { drafts as model } from '../es/drafts.ts'
import type { Translation } from '../Translation.ts'

export const drafts: Translation<typeof model> = {
  title: 'You have unsaved changes',
  kept: 'You left them here {{when}}. They are on this computer only.',
  changes: 'What you changed',
  since: 'Meanwhile, someone else changed this:',
  take: 'Restore changes',
  discard: 'Discard',
  lostTitle: 'Your draft of this record',
  lost: 'The record is gone, but what you changed is still here: copy it before you discard it.',
  copy: 'Copy',
  copied: 'Copied',
}
