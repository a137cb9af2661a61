import { restorable, type Restorable } from './restorable.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  links: string[]
  /** The code in the mail, if any. */
  code: string | null
  /** ISO-8601. */
  at: string
}

/** Placeholder in a mail for the portal's address, known only when the mailbox is read. */
export const portalMark = '{portal}'

export type Mailbox = Restorable & {
  /** Oldest first. `to` is compared without case; `since` is ms since 1970 and exclusive. */
  list: (filter: { to?: string | undefined; since?: number | undefined }) => Mail[]
  deliver: (mail: Mail) => void
  clear: () => void
  /** Calls back once at the next delivery; returns the cancel function. */
  onDelivery: (listener: () => void) => () => void
}

/** Maximum number; older mails are dropped. */
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
    ...restorable(
      () => mails,
      (saved) => (mails = saved),
    ),
  }
}
