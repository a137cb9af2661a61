const fileQuery = 'archivo'

/** The card of a new record that begins with a file. */
export function fromFilePath({ list }: { list: string }): string {
  return `${list}/new?${fileQuery}`
}

export function isFromFile(search: URLSearchParams): boolean {
  return search.has(fileQuery)
}
