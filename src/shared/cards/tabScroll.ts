type Span = { left: number; right: number }

/** Visible part of a neighbour, as a hint that there is one, px. */
const peek = 24

/** How far to scroll a row of tabs to reveal one of them, px; negative to the left. */
export function tabScroll(tab: Span, row: Span): number {
  if (tab.right > row.right) return tab.right - row.right + peek
  return tab.left < row.left ? tab.left - row.left - peek : 0
}
