import { mailboxSize, type Mail } from '../store/mailbox.ts'
import type { Namespace } from '../store/namespace.ts'
import { byId } from '../store/queries.ts'
import type { Notification, Role, User } from '../store/records.ts'
import { sendMoment } from './bogotaTime.ts'
import { queued } from './service.ts'
import { notificationMail } from './mails.ts'

/** A limit of the mock: recipients per notification. */
const mailsEach = 500

/**
 * Mails and executes notifications whose 23:59 in Bogota has passed, in the order of their days. Called before each
 * request to the services or the mailbox (G-50).
 */
export async function dueWork(ns: Namespace): Promise<void> {
  if (ns.clock.now() < nextMoment(ns)) return
  await queued(ns, async () => {
    const { notifications } = ns.tables
    const now = ns.clock.now()
    const isDue = ({ executed, executionDate }: Notification): boolean =>
      !executed && sendMoment(executionDate) <= now
    const due = notifications
      .findMany((q) => q.where(isDue))
      .toSorted((one, other) => sendMoment(one.executionDate) - sendMoment(other.executionDate))
    for (const mail of latestMails(ns, due)) ns.mailbox.deliver(mail)
    await notifications.updateMany((q) => q.where(isDue), {
      data(notification) {
        notification.executed = true
      },
    })
  })
}

/** Their mails in order, at most as many as the mailbox keeps. */
function latestMails(ns: Namespace, due: readonly Notification[]): Mail[] {
  let left = mailboxSize
  const mails = due.toReversed().map((notification) => {
    const people = left > 0 ? recipientsOf(ns, notification).slice(-left) : []
    left -= people.length
    return people.map((person) => notificationMail(ns, notification, person))
  })
  return mails.reverse().flat()
}

/** When the next notification is due; cached until notifications change, because every call needs it. */
const moments = new WeakMap<Namespace, { version: object; at: number }>()

function nextMoment(ns: Namespace): number {
  const version = ns.tables.notifications.version()
  const known = moments.get(ns)
  if (known?.version === version) return known.at
  const at = ns.tables.notifications.all().reduce((soonest, { executed, executionDate }) => {
    const moment = sendMoment(executionDate)
    return !executed && moment < soonest ? moment : soonest
  }, Infinity)
  moments.set(ns, { version, at })
  return at
}

/** The active users with an active role in one of the applications, without duplicates. */
function recipientsOf({ tables }: Namespace, { applicationIds }: Notification): User[] {
  const names = new Set(applicationIds.flatMap((id) => tables.applications.findFirst(byId(id))?.name ?? []))
  const counts = ({ idstate, applications }: Role): boolean =>
    idstate === 0 && applications.some(({ name }) => names.has(name))
  const counting = new Set(tables.roles.findMany((q) => q.where(counts)).map(({ name }) => name))
  const holds = ({ roles }: User): boolean => roles.some((role) => counting.has(role))
  return tables.users.findMany((q) => q.where(isReached).where(holds), { take: mailsEach })
}

function isReached({ idstate, isDeleted, isActivated, isBlocked }: User): boolean {
  return idstate === 0 && !isDeleted && isActivated && !isBlocked
}
