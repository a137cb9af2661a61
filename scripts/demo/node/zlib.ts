import { zlibSync } from 'fflate'

export const deflateSync = (bytes: Uint8Array): Buffer => Buffer.from(zlibSync(bytes))

const table = Uint32Array.from({ length: 256 }, (_zero, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1
  return sum
})

/** As PNG asks for it. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = table[(sum ^ byte) & 0xff]! ^ (sum >>> 8)
  return (sum ^ 0xffffffff) >>> 0
}
