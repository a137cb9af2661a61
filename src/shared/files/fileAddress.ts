const fileQuery = 'archivo'

/** Path of a new card that starts with a file import. */
export function newFromFilePath({ list }: { list: string }): string {
  return `${list}/new?${fileQuery}`
}

export function isFromFile(search: URLSearchParams): boolean {
  return search.has(fileQuery)
}
