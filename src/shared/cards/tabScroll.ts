type Span = { left: number; right: number }

/** What of a neighbour is seen, so that there seems to be one, px. */
const peek = 24

/** How far a row of tabs has to scroll for one of them to be in sight, px; to the left where it is negative. */
export function tabScroll(tab: Span, row: Span): number {
  if (tab.right > row.right) return tab.right - row.right + peek
  return tab.left < row.left ? tab.left - row.left - peek : 0
}
