import { restorable, type Restorable } from './restorable.ts'
import type { Random } from './random.ts'

/** Purpose of a mailed link; a user has at most one of each. */
export type LinkPurpose = 'password' | 'otp'

/** Valid mailed links: a newer one replaces an older one, a used one is removed. */
export type Links = Restorable & {
  /** The id of the user's new link. */
  issue: (purpose: LinkPurpose, userName: string) => string
  isLatest: (id: string) => boolean
  use: (id: string) => void
}

export function createLinks(random: Random): Links {
  let latest = new Map<string, string>()
  return {
    issue(purpose, userName) {
      const id = `link.${purpose}.${random.hex(16)}`
      latest.set(`${purpose} ${userName}`, id)
      return id
    },
    isLatest: (id) => [...latest.values()].includes(id),
    use(id) {
      for (const [whose, one] of latest) if (one === id) latest.delete(whose)
    },
    ...restorable(
      () => latest,
      (saved) => (latest = saved),
    ),
  }
}
