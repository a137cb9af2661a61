/** For fields whose text is no prose: no keyboard may correct, capitalize or underline it. */
export const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const
