import { timeOf, type Namespace } from '../store/namespace.ts'
import type { Mail } from '../store/mailbox.ts'
import type { User } from '../store/records.ts'
import { escaped } from './escaped.ts'

export type LinkMail = { subject: string; asks: string; link: string }

/** A mail with a link. */
export function linkMail(ns: Namespace, user: User, { subject, asks, link }: LinkMail): Mail {
  return {
    to: user.email,
    subject,
    text: `Hola, ${user.names}. ${asks}: ${link}`,
    html: `<p>Hola, ${escaped(user.names)}.</p><p><a href="${escaped(link)}">${asks}</a></p>`,
    links: [link],
    code: null,
    at: timeOf(ns),
  }
}
