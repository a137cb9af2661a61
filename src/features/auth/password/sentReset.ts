/** `user` is an e-mail address, or a user name if `isByUser`. */
export type ResetRequest = { user: string; isByUser: boolean; isInvalidLinkScreen: boolean }

/** A request whose link was mailed, and when (ms). */
export type SentReset = { request: ResetRequest; at: number }

let latest: SentReset | null = null

/** The latest request, to send it again; kept in memory only (hardening T67). */
export function sentReset(): SentReset | null {
  return latest
}

export function keepSentReset(sent: SentReset | null): void {
  latest = sent
}
