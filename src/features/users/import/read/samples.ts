import { oldEncodings, type OldEncoding } from '#shared/files/oldEncodings.ts'
import type { OldReading } from './readBytes.ts'

/** Lines with letters beyond ASCII, and what stands there, as an encoding reads it. */
export type Sample = { encoding: OldEncoding; lines: readonly { line: number; cells: string }[] }

const mostLines = 4
const beyondAscii = /[^\r\n]*[^\0-\x7f][^\r\n]*/g
const cellsBeyond = /[^;,\t"\r\n]*[^\0-\x7f][^;,\t"\r\n]*/g

/** The first such lines of a file in each encoding that it may have. */
export function samplesOf({ texts }: OldReading): Sample[] {
  return oldEncodings.flatMap((encoding) => {
    const text = texts[encoding]
    return text === undefined ? [] : [{ encoding, lines: linesOf(text) }]
  })
}

function linesOf(text: string): Sample['lines'] {
  const lines = []
  for (const { 0: own, index } of text.matchAll(beyondAscii)) {
    const cells = own.match(cellsBeyond)!.map((cell) => cell.trim())
    lines.push({ line: text.slice(0, index).split(/\r\n?|\n/).length, cells: cells.join(' · ') })
    if (lines.length === mostLines) break
  }
  return lines
}
