/** What was asked for; `user` is an e-mail address, or a user name where `isByUser`. */
export type ResetRequest = { user: string; isByUser: boolean; isInvalidLinkScreen: boolean }

/** A request that a link was mailed for, and when, ms. */
export type SentReset = { request: ResetRequest; at: number }

let latest: SentReset | null = null

/** The latest request that was sent stays in this page's memory alone (hardening T67), so that it can be sent again. */
export function sentReset(): SentReset | null {
  return latest
}

export function keepSentReset(sent: SentReset | null): void {
  latest = sent
}
