import { remSize } from '#shared/browser/remSize.ts'

/** From here on the two lines of a row stand side by side, in the width of letters of the page. */
const wide = 34

/** Height of a row in a tree this wide, px: by the size of the page's letters, with room for a finger where one is. */
export function rowHeightIn(width: number): number {
  const rem = remSize()
  if (width < wide * rem) return 3 * rem
  return (globalThis.matchMedia?.('(pointer: coarse)').matches ? 2.75 : 2) * rem
}
