import { kept, type Kept } from './kept.ts'
import type { Random } from './random.ts'

/** What a mailed link is good for; a person has at most one of each. */
export type LinkPurpose = 'password' | 'otp'

/** The mailed links that still count: a newer one takes the place of an older one, a used one is gone. */
export type Links = Kept & {
  /** The id of the person's new link. */
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
    ...kept(
      () => latest,
      (saved) => (latest = saved),
    ),
  }
}
