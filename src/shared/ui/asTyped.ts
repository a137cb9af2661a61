/** For fields without prose: no correction, capitalisation or spell check. */
export const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
