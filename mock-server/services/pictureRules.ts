import { uploadEdgeLimit, uploadLimit } from '#contracts/suite-items.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const firstChunk = Buffer.from([0, 0, 0, 13, ...Buffer.from('IHDR')])
/** Bytes up to the end of the first chunk's width and height. */
const headLength = 24

/** The bytes of an upload, or why they are not kept (SUI-18, SUI-20, hardening T85). */
export function pictureOf(extension: string, base64: string): { bytes: Buffer } | { refusal: string } {
  const noPicture = { refusal: 'Debe cargar un archivo valido (.png).' }
  if (extension.toLowerCase() !== '.png') return noPicture
  // A data URL is no base64: its head would be read as if it were (G-47).
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return noPicture
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > uploadLimit)
    return { refusal: 'El tamaño del archivo supera el máximo permitido (2MB).' }
  return isPng(bytes) ? { bytes } : noPicture
}

function isPng(bytes: Buffer): boolean {
  if (bytes.length < headLength || !bytes.subarray(0, 16).equals(Buffer.concat([signature, firstChunk])))
    return false
  return [16, 20].map((at) => bytes.readUInt32BE(at)).every((edge) => edge > 0 && edge <= uploadEdgeLimit)
}
