import * as z from 'zod/mini'
import { sessionStore } from '#shared/browser/storage.ts'
import { recentKey } from '#shared/session/tokens.ts'

/** A record that was opened, as its card names it. */
export type Recent = { path: string; name: string; about?: string | undefined }

const most = 8
const kept = z.object({
  owner: z.string(),
  records: z.array(z.object({ path: z.string(), name: z.string(), about: z.optional(z.string()) })),
})

/**
 * The records that a person opened last in this tab, the latest first. They are kept as the tokens are, and go with them:
 * names of people stay on no machine.
 */
export function recentRecords(owner: string): readonly Recent[] {
  try {
    const stored = kept.parse(JSON.parse(sessionStore.get(recentKey) ?? 'null'))
    return stored.owner === owner ? stored.records : []
  } catch {
    return []
  }
}

export function noteRecent(owner: string, record: Recent): void {
  const others = recentRecords(owner).filter(({ path }) => path !== record.path)
  sessionStore.set(recentKey, JSON.stringify({ owner, records: [record, ...others].slice(0, most) }))
}
