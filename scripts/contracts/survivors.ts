/** Changes of an answer that no verifier notices and why they do not matter, by `interaction | change`. */
export const survivors: Readonly<Record<string, string>> = {}
