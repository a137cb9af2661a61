import { crc32, deflateSync } from 'node:zlib'

export type Rgb = readonly [red: number, green: number, blue: number]

/** A PNG of a ring around a disc in one colour, on a transparent ground. `edge` in pixels. */
export function picture(edge: number, [red, green, blue]: Rgb): Buffer {
  const rowLength = 1 + edge * 4
  const rows = Buffer.alloc(rowLength * edge)
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

function png(edge: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(edge, 0)
  header.writeUInt32BE(edge, 4)
  // Eight bits a channel, red green blue alpha.
  header.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
