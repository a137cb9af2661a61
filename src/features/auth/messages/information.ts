import { portalPath } from '#shared/address/paths.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { asRecord, userIn } from '../page/navigationState.ts'

/** The message types of the information screens (INF-05 to INF-15). */
const messageTypes = [
  'CHECK_EMAIL',
  'RESEND_EMAIL',
  'ERROR_INFO',
  'PASSWORD_UPDATED',
  'ASSIGN_INITIAL_PASSWORD',
  'INVALID_LINK',
  'CHECK_EMAIL_AGAIN',
] as const
type MessageType = (typeof messageTypes)[number]

/** Navigation state of an information screen; an unknown type shows the default screen. */
export type Information = {
  messageType: MessageType | 'default'
  /** Masked. */
  email: string | null
  message: string | null
  pageName: string | null
  user: string | null
}

/** Validates the untrusted navigation state; null without a message type (hardening T11). */
export function readInformation(raw: unknown): Information | null {
  const { messageType, email, message, pageName } = asRecord(raw)
  if (typeof messageType !== 'string') return null
  const known = messageTypes.find((type) => type === messageType)
  return {
    messageType: known ?? 'default',
    email: serverText(email),
    message: serverText(message),
    pageName: portalPath(pageName),
    user: userIn(raw),
  }
}
