import type { Names } from './names.ts'

/** A part of a cell, and what it names; null where nothing has this name. */
export type NamedPiece<Item> = { text: string; item: Item | null }

/** No name has more commas than that. */
const mostPieces = 5

/** Names in one cell, apart by `|`, `;`, `,` or line breaks; a name that has a comma in it is found whole. */
export function severalNames<Item>(cell: string, names: Names<Item>): NamedPiece<Item>[] {
  return cell.split(/[|;\n]/).flatMap((part) => {
    const text = part.trim()
    if (text === '') return []
    const item = names.find(text)
    return item || !text.includes(',') ? [{ text, item }] : piecesOf(text.split(','), names)
  })
}

/** The longest run of pieces that is a name, then what follows it. */
function piecesOf<Item>(parts: readonly string[], names: Names<Item>): NamedPiece<Item>[] {
  const pieces: NamedPiece<Item>[] = []
  for (let at = 0; at < parts.length;) {
    const { length, ...piece } = longestFrom(parts, at, names)
    if (piece.text !== '') pieces.push(piece)
    at += length
  }
  return pieces
}

function longestFrom<Item>(
  parts: readonly string[],
  at: number,
  names: Names<Item>,
): NamedPiece<Item> & { length: number } {
  for (let length = Math.min(parts.length - at, mostPieces); length > 0; length -= 1) {
    const run = parts.slice(at, at + length)
    const text = run.join(',').trim()
    const item = names.find(text) ?? names.find(run.map((part) => part.trim()).join(', '))
    if (item || length === 1) return { text, item, length }
  }
  return { text: '', item: null, length: 1 }
}

/** A cell in which one name, as it was written, is another one or none; the others stay in their order. */
export function withName<Item>(
  cell: string,
  names: Names<Item>,
  { text, by }: { text: string; by: string | null },
): string {
  const texts = severalNames(cell, names).flatMap((piece) => {
    if (piece.item !== null || piece.text !== text) return piece.text
    return by ?? []
  })
  return [...new Set(texts)].join(' | ')
}
