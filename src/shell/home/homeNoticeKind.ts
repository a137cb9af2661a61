const kinds = ['unknownAddress', 'linkNotUsed', 'sameIdentity'] as const

/** What the home screen says of the address that led there: nothing there, a mailed link, or another identity at the provider. */
export type HomeNoticeKind = (typeof kinds)[number]

export function noticeIn(state: unknown): HomeNoticeKind | undefined {
  const { notice } = (state ?? {}) as { notice?: unknown }
  return kinds.find((kind) => kind === notice)
}
