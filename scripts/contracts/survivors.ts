/** Changes of an answer that no verifier notices and why they do not matter, by `interaction | change`. */
export const survivors: Readonly<Record<string, string>> = {
  'a request for the certificates of a document that nobody has | usersInAccounts empty':
    'The list is empty to begin with.',
}
