import type { drafts as model } from '../es/drafts.ts'
import type { Translation } from '../Translation.ts'

export const drafts: Translation<typeof model> = {
  title: 'You have unsaved changes',
  kept: 'You left them here on {{when}}. They are on this computer only.',
  changes: 'What you changed',
  since: 'Changed since then:',
  take: 'Restore changes',
  discard: 'Discard',
  lostTitle: 'Your draft of this record',
  lost: 'The record is gone, but what you changed is still here: copy it before you discard it.',
  copy: 'Copy',
  copied: 'Copied',
  elsewhereTitle: 'You have this open to edit in another tab',
  elsewhere:
    'Changes you make there show here once you save them. You can edit here too: when you save, you choose what to keep.',
  point: 'Point out that tab',
  found: 'Its title now begins with “{{mark}}”: look for it among your tabs and windows.',
  silent: 'That tab does not respond; the browser may have suspended it. Find it and open it.',
  mark: '→\u00a0Here',
  here: 'This is the tab you were looking for.',
}
