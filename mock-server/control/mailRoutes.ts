import { addressOf } from '../http/request.ts'
import { dueWork } from '../services/dueWork.ts'
import { setTimer } from '../store/clock.ts'
import { portalMark, type Mail, type Mailbox } from '../store/mailbox.ts'
import { ControlError, type ControlRoute } from './route.ts'

const longestWaitSeconds = 60

export const mailRoutes: ControlRoute[] = [
  {
    method: 'GET',
    path: '/mail',
    does: 'The sent mails with their links and codes, oldest first.',
    query: {
      to: 'Only to this address.',
      since: 'Only after this time, ISO-8601.',
      wait: 'Seconds to wait for one, at most 60.',
    },
    async run({ ns, query, request }) {
      await dueWork(ns)
      const filter = { to: query.get('to') || undefined, since: timeIn(query.get('since')) }
      const seconds = Math.min(Number(query.get('wait')) || 0, longestWaitSeconds)
      if (ns.mailbox.list(filter).length === 0 && seconds > 0) {
        await arrival(ns.mailbox, () => ns.mailbox.list(filter).length > 0, seconds * 1000)
      }
      return ns.mailbox.list(filter).map((mail) => addressed(mail, addressOf(request).origin))
    },
  },
  {
    method: 'DELETE',
    path: '/mail',
    does: 'Empties the mailbox.',
    run({ ns }) {
      ns.mailbox.clear()
      return { deleted: 'all' }
    },
  },
]

/** ms since 1970; undefined without a parameter. */
function timeIn(since: string | null): number | undefined {
  if (!since) return undefined
  const time = Date.parse(since)
  if (Number.isNaN(time)) throw new ControlError(400, `since: '${since}' is no time in ISO-8601.`)
  return time
}

/** Resolves when a delivery makes `isThere` true, or after `limitMs`. */
function arrival(mailbox: Mailbox, isThere: () => boolean, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    let forget = (): void => {}
    const cancel = setTimer(() => {
      forget()
      resolve()
    }, limitMs)
    const listen = (): void => {
      forget = mailbox.onDelivery(() => {
        if (!isThere()) return listen()
        cancel()
        resolve()
      })
    }
    listen()
  })
}

/** Links in mail of the seed get the host of the request. */
function addressed(mail: Mail, portal: string): Mail {
  const fill = (text: string): string => text.replaceAll(portalMark, portal)
  return { ...mail, text: fill(mail.text), html: fill(mail.html), links: mail.links.map(fill) }
}
