import * as z from 'zod/mini'
import { sessionStore } from '#shared/browser/storage.ts'
import { recentKey } from '#shared/session/tokens.ts'

/** An opened record with its card's name. */
type Recent = { path: string; name: string; about?: string | undefined }

const most = 8
const kept = z.object({
  owner: z.string(),
  records: z.array(z.object({ path: z.string(), name: z.string(), about: z.optional(z.string()) })),
})

/**
 * Records last opened by a user in this tab, the latest first. Stored like the tokens and removed with them, because
 * they contain names.
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
