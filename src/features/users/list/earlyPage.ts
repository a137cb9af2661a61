import type { UsersPageInput } from '../api.ts'

export type EarlyPage<Answered> = {
  input: UsersPageInput
  answer: Promise<Answered>
  /** False for an answer that is old by now, or that another session asked for. */
  isGood: () => boolean
  callOff: () => void
}

/**
 * Room for one page that is asked for before the screen turns to it. Who asks for that page next takes the answer,
 * good or bad, so that the service is asked once; another early page calls off one that nobody has taken.
 */
export function earlyPage<Answered>() {
  let kept: EarlyPage<Answered> | null = null
  return {
    keep(page: EarlyPage<Answered>): void {
      kept?.callOff()
      kept = page
    },
    take({ page, size, search, sort }: UsersPageInput): EarlyPage<Answered> | null {
      const asked = kept?.input
      const isIt =
        asked?.page === page && asked.size === size && asked.search === search && asked.sort === sort
      if (!isIt) return null
      const taken = kept
      kept = null
      return taken?.isGood() ? taken : null
    },
  }
}
