import { lazyPart } from '#shared/browser/lazyPart.tsx'

/** Loads the draft code once a card is on screen. */
export const loadDrafts = () => import(/* webpackChunkName: "drafts" */ './drafts.ts')

export const DraftNotice = lazyPart(() => loadDrafts().then((code) => code.DraftNotice), 'part')
export const ElsewhereNotice = lazyPart(() => loadDrafts().then((code) => code.ElsewhereNotice), 'part')
export const LostDraft = lazyPart(() => loadDrafts().then((code) => code.LostDraft), 'part')
