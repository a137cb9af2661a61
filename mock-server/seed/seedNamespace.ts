import type { LinkCipher } from '../linkCipher.ts'
import { activationMail } from '../services/mails.ts'
import { lockSeconds } from '../store/attempts.ts'
import { portalMark } from '../store/mailbox.ts'
import type { Namespace } from '../store/namespace.ts'
import { userNamed } from '../store/queries.ts'

const activationSeconds = 2 * 86_400

/** Initial state other than records: a locked user, and the mail of one who has not activated the account. */
export function seedNamespace(ns: Namespace, cipher: LinkCipher): void {
  ns.attempts.lock('pedro.bloqueado', lockSeconds)
  const newcomer = ns.tables.users.findFirst(userNamed('nuevo.usuario'))
  if (newcomer) ns.mailbox.deliver(activationMail(ns, cipher, newcomer, portalMark, activationSeconds))
}
