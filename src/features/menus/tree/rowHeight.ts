import { remSize } from '#shared/browser/remSize.ts'

/** Tree width in rem from which a row has one line. */
const wide = 34

/** Row height in px for a tree width in px, by font size and pointer. */
export function rowHeightIn(width: number): number {
  const rem = remSize()
  if (width < wide * rem) return 3 * rem
  return (globalThis.matchMedia?.('(pointer: coarse)').matches ? 2.75 : 2) * rem
}
