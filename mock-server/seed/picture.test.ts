/** @jest-environment node */
import { crc32, inflateSync } from 'node:zlib'
import { picture } from './picture.ts'

it('draws a PNG of the right size with valid checksums', () => {
  const bytes = Buffer.from(picture(32, [20, 60, 160]))
  const parts: { type: string; data: Buffer }[] = []
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const named = bytes.subarray(at + 4, at + 8 + length)
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(named))
    parts.push({ type: named.toString('latin1', 0, 4), data: named.subarray(4) })
    at += 12 + length
  }
  expect(parts.map(({ type }) => type)).toEqual(['IHDR', 'IDAT', 'IEND'])
  expect([0, 4].map((at) => parts[0]!.data.readUInt32BE(at))).toEqual([32, 32])
  const rows = inflateSync(parts[1]!.data)
  expect(rows.length).toBe(32 * (1 + 32 * 4))
  expect([...rows.subarray(16 * 129 + 1 + 16 * 4).subarray(0, 4)]).toEqual([20, 60, 160, 255])
})
