import { kept, type Kept } from './kept.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  links: string[]
  /** The digits that the mail asks to type, if any. */
  code: string | null
  /** ISO-8601. */
  at: string
}

/** Stands in a mail for the portal's own address, which only whoever reads the mailbox knows. */
export const portalMark = '{portal}'

export type Mailbox = Kept & {
  /** Oldest first. `to` is compared without case; `since` is ms since 1970 and exclusive. */
  list: (filter: { to?: string | undefined; since?: number | undefined }) => Mail[]
  deliver: (mail: Mail) => void
  clear: () => void
  /** Calls back at the next delivery, once; returns what takes that back. */
  onDelivery: (listener: () => void) => () => void
}

/** Older mails go when there are more. */
export const mailboxSize = 2_000

export function createMailbox(): Mailbox {
  let mails: Mail[] = []
  const listeners = new Set<() => void>()
  return {
    list: ({ to, since }) =>
      mails.filter(
        (mail) =>
          (to === undefined || mail.to.toLowerCase() === to.toLowerCase()) &&
          (since === undefined || Date.parse(mail.at) > since),
      ),
    deliver(mail) {
      mails.push(mail)
      if (mails.length > mailboxSize) mails.shift()
      const waiting = [...listeners]
      listeners.clear()
      for (const listener of waiting) listener()
    },
    clear() {
      mails = []
    },
    onDelivery(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ...kept(
      () => mails,
      (saved) => (mails = saved),
    ),
  }
}
