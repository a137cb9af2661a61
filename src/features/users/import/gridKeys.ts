/** A cell of the grid by its place: row among those that are shown, and column from 0. */
export type GridPlace = { row: number; column: number }
type GridSize = { rows: number; columns: number }

/** How many rows a page is. */
const page = 10

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>

/** Where a key leads to; null where it leads nowhere. */
export function placeAfter(
  { key, ctrlKey, metaKey }: Key,
  { row, column }: GridPlace,
  size: GridSize,
): GridPlace | null {
  const isFar = ctrlKey || metaKey
  const moves = new Map<string, Partial<GridPlace>>([
    ['ArrowUp', { row: isFar ? 0 : row - 1 }],
    ['ArrowDown', { row: isFar ? Infinity : row + 1 }],
    ['ArrowLeft', { column: column - 1 }],
    ['ArrowRight', { column: column + 1 }],
    ['PageUp', { row: row - page }],
    ['PageDown', { row: row + page }],
    ['Home', { row: isFar ? 0 : row, column: 0 }],
    ['End', { row: isFar ? Infinity : row, column: Infinity }],
  ])
  const move = moves.get(key)
  return move ? within({ row, column, ...move }, size) : null
}

/** The cell behind or before one, in the order of reading; null past the last or before the first. */
export function besides({ row, column }: GridPlace, isBack: boolean, size: GridSize): GridPlace | null {
  const at = row * size.columns + column + (isBack ? -1 : 1)
  if (at < 0 || at >= size.rows * size.columns) return null
  return { row: Math.floor(at / size.columns), column: at % size.columns }
}

export function within({ row, column }: GridPlace, size: GridSize): GridPlace {
  return {
    row: Math.max(0, Math.min(row, size.rows - 1)),
    column: Math.max(0, Math.min(column, size.columns - 1)),
  }
}
