import { isLanguage, type Language } from '#shared/texts/language.ts'
import { decryptLink } from '#shared/address/decryptLink.ts'
import { linkIn } from '#shared/address/mailedLink.ts'
import { readPayload } from '#shared/session/claims.ts'
import { useCallback, useEffect } from 'react'
import { visitInLanguage } from '#shared/texts/chooseLanguage.ts'
import { useAnswer } from '#shared/hooks/useAnswer.ts'
import { checkLinkToken } from '../session/checkToken.ts'
import { problemOf, type Problem } from './passwordOutcome.ts'

/** Content of a mailed link, which is untrusted: the key is public (hardening T12, T61). */
export type PasswordLink = {
  user: string
  /** Null in a link that only names a user; the form then asks for the old password (S-16). */
  token: string | null
  isUserActivation: boolean
  language: Language | null
}

type ReadLink = { kind: 'empty' } | { kind: 'broken' } | { kind: 'link'; link: PasswordLink }

const longestUser = 100
const longestToken = 6_000

/** Reads the query of the address, with its question mark (PWD-10, CRY-05 to CRY-07). */
export async function readLink(search: string): Promise<ReadLink> {
  if (/^(?:[?\s]|%20|%0A|%0D)*$/i.test(search)) return { kind: 'empty' }
  // A link with only a user name is short.
  const link = linkIn(search, 1)
  const text = link && (await decryptLink(link))
  const fields = text ? readFields(text) : null
  return fields ? { kind: 'link', link: fields } : { kind: 'broken' }
}

function readFields(text: string): PasswordLink | null {
  const { user, token, tenantlanguage } = asRecord(text)
  if (typeof user !== 'string' || user.trim() === '' || user.length > longestUser) return null
  const language = isLanguage(tenantlanguage) ? tenantlanguage : null
  if (token === undefined || token === null || token === '')
    return { user, token: null, isUserActivation: false, language }
  const claims = typeof token === 'string' && token.length <= longestToken ? readPayload(token) : null
  if (!claims) return null
  return { user, token: token as string, isUserActivation: claims['isUserActivation'] === true, language }
}

function asRecord(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

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
