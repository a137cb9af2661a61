import { gzipSync, zlibSync } from 'fflate'
import { concatBytes } from '@noble/hashes/utils.js'
import { bytesOf } from '../bytes.ts'

export type Rgb = readonly [red: number, green: number, blue: number]

/** A PNG of a ring around a disc in one colour on transparency. `edge` in pixels. */
export function picture(edge: number, [red, green, blue]: Rgb): Uint8Array {
  const rowLength = 1 + edge * 4
  const rows = new Uint8Array(rowLength * edge)
  const middle = (edge - 1) / 2
  for (let y = 0; y < edge; y += 1) {
    for (let x = 0; x < edge; x += 1) {
      const distance = Math.hypot(x - middle, y - middle) / (edge / 2)
      const isInk = distance < 0.4 || (distance > 0.7 && distance < 0.95)
      if (isInk) rows.set([red, green, blue, 255], y * rowLength + 1 + x * 4)
    }
  }
  return png(edge, rows)
}

function png(edge: number, rows: Uint8Array): Uint8Array {
  // Eight bits per channel, RGBA.
  const header = Uint8Array.of(...bigEndian(edge), ...bigEndian(edge), 8, 6, 0, 0, 0)
  return concatBytes(
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', zlibSync(rows)),
    chunk('IEND', new Uint8Array()),
  )
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = concatBytes(bytesOf(type), data)
  // A gzip file ends with PNG's CRC, little-endian, and the length.
  const sum = gzipSync(named, { level: 0 }).slice(-8, -4).reverse()
  return concatBytes(bigEndian(data.length), named, sum)
}

function bigEndian(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value)
}
