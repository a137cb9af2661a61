import { serverText } from '#shared/texts/serverText.ts'

/** The first three different names of items. */
export function itemNames(items: readonly { name: string }[]): string {
  const names = [...new Set(items.map(({ name }) => serverText(name) ?? '—'))]
  return names.length > 3 ? `${names.slice(0, 3).join(', ')}…` : names.join(', ')
}
