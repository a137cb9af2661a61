import { Buffer } from 'buffer'

// What the browser's package does not know: base64url. It reads both alphabets, whichever it is told.
type Known = {
  prototype: { toString: (this: Uint8Array, encoding?: string, ...range: number[]) => string }
  from: (value: unknown, encoding?: string) => Uint8Array
}
const { from, prototype } = Buffer as unknown as Known
const plain = { from: from.bind(Buffer), toString: prototype.toString }

Object.assign(Buffer.prototype, {
  toString(this: Uint8Array, encoding?: string, ...range: number[]): string {
    if (encoding !== 'base64url') return plain.toString.call(this, encoding, ...range)
    const text = plain.toString.call(this, 'base64', ...range)
    return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  },
})
Object.assign(Buffer, {
  from: (value: unknown, encoding?: string) =>
    plain.from(value, encoding === 'base64url' ? 'base64' : encoding),
})

export { Buffer }
