// What a card loads beside itself, in one chunk.
export { DraftNotice } from './DraftNotice.tsx'
export { openKeeper } from './openKeeper.ts'
