import { useEffect, useState } from 'react'
import { visitInLanguage } from '#shared/lib/chooseLanguage.ts'
import { checkLinkToken } from '../tokenCheck.ts'
import { problemOf, type Problem } from './problem.ts'
import { readLink, type PasswordLink } from './readLink.ts'

/** What a person came with: the query of the address, or a user name that another screen handed over. */
export type Arrival = { search: string; user: string | null }

export type OpenedLink =
  | { kind: 'ready'; link: PasswordLink }
  | { kind: 'empty' | 'broken' }
  /** The service does not accept its token any more. */
  | { kind: 'refused'; link: PasswordLink }
  | { kind: 'no-answer'; problem: Problem }

/** Opens a link once per visit; `retry` asks again after no answer came. Null while that goes on. */
export function usePasswordLink(arrival: Arrival): { opened: OpenedLink | null; retry: () => void } {
  const [opened, setOpened] = useState<OpenedLink | null>(null)
  const [round, setRound] = useState(0)

  useEffect(() => {
    let isHere = true
    void openLink(arrival).then((found) => {
      if (!isHere) return
      if ('link' in found) visitInLanguage(found.link.language)
      setOpened(found)
    })
    return () => {
      isHere = false
    }
  }, [arrival, round])

  function retry(): void {
    setOpened(null)
    setRound((now) => now + 1)
  }
  return { opened, retry }
}

async function openLink({ search, user }: Arrival): Promise<OpenedLink> {
  const read = await readLink(search)
  if (read.kind === 'empty' && user !== null)
    return { kind: 'ready', link: { user, token: null, isUserActivation: false, language: null } }
  if (read.kind !== 'link') return read
  const { link } = read
  // A change has no token to check (S-16).
  if (link.token === null) return { kind: 'ready', link }
  const check = await checkLinkToken({ user: link.user, token: link.token })
  if (check.kind === 'no-answer') return { kind: 'no-answer', problem: problemOf(check.error) }
  return check.kind === 'valid' ? { kind: 'ready', link } : { kind: 'refused', link }
}
