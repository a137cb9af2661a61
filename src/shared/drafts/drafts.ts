// The draft code of a card, in one chunk.
export { DraftNotice } from './DraftNotice.tsx'
export { ElsewhereNotice } from './ElsewhereNotice.tsx'
export { LostDraft } from './LostDraft.tsx'
export { openKeeper } from './openKeeper.ts'
// For other stored work, such as a run over many rows.
export { openDraftStore } from './draftStore.ts'
export { editsOf } from './liveEdits.ts'
