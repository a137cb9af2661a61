import { useCallback, useEffect } from 'react'
import { visitInLanguage } from '#shared/texts/chooseLanguage.ts'
import { useAnswer } from '#shared/hooks/useAnswer.ts'
import { checkLinkToken } from '../session/checkToken.ts'
import { problemOf, type Problem } from './problem.ts'
import { readLink, type PasswordLink } from './readLink.ts'

/** Query of the address, or the user name in the navigation state. */
export type Arrival = { search: string; user: string | null }

export type OpenedLink =
  | { kind: 'ready'; link: PasswordLink }
  | { kind: 'empty' | 'broken' }
  /** The service refused its token. */
  | { kind: 'refused'; link: PasswordLink }
  | { kind: 'no-answer'; problem: Problem }

/** Opens a link once per visit; null while loading. `retry` repeats a check without an answer. */
export function usePasswordLink(arrival: Arrival): { opened: OpenedLink | null; retry: () => void } {
  const ask = useCallback(() => openLink(arrival), [arrival])
  const { answer: opened, retry } = useAnswer(ask)
  useEffect(() => {
    if (opened && 'link' in opened) visitInLanguage(opened.link.language)
  }, [opened])
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
