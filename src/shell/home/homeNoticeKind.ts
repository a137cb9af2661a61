const kinds = ['unknownAddress', 'linkNotUsed', 'sameIdentity'] as const

/** Why an address redirected to the home screen: unknown, a mailed link, or another identity at the provider. */
export type HomeNoticeKind = (typeof kinds)[number]

export function noticeIn(state: unknown): HomeNoticeKind | undefined {
  const { notice } = (state ?? {}) as { notice?: unknown }
  return kinds.find((kind) => kind === notice)
}
