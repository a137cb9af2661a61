import {
  uploadFolder,
  type suiteItemEndpoints,
  uploadEdgeLimit,
  uploadLimit,
} from '#contracts/suite-items.ts'
import { ok, refused, type Services } from './service.ts'
import { named } from '../store/queries.ts'
import { fromBase64 } from '../bytes.ts'

/** The signature of a PNG, and the length and the name of its first chunk. */
const head = '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR'
/** Bytes up to and including width and height in the first chunk. */
const headLength = 24

/** The bytes of an upload, or why it is refused (SUI-18, SUI-20, hardening T85). */
function pictureOf(extension: string, base64: string): { bytes: Uint8Array } | { refusal: string } {
  const noPicture = { refusal: 'Debe cargar un archivo valido (.png).' }
  if (extension.toLowerCase() !== '.png') return noPicture
  // The prefix of a data URL would be decoded as base64 (G-47).
  if (base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return noPicture
  const bytes = fromBase64(base64)
  if (bytes.length > uploadLimit)
    return { refusal: 'El tamaño del archivo supera el máximo permitido (2MB).' }
  return isPng(bytes) ? { bytes } : noPicture
}

function isPng(bytes: Uint8Array): boolean {
  if (bytes.length < headLength || String.fromCharCode(...bytes.subarray(0, head.length)) !== head)
    return false
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return [16, 20].map((at) => view.getUint32(at)).every((edge) => edge > 0 && edge <= uploadEdgeLimit)
}

export const suiteItemServices: Services<typeof suiteItemEndpoints> = {
  uploadImageMenu({ ns }, { body: { ApplicationName, Extension, ImageBase64 } }) {
    if (!ns.tables.applications.findFirst(named(ApplicationName)))
      return refused(400, { result: 'La aplicación no existe.' })
    const picture = pictureOf(Extension, ImageBase64)
    if ('refusal' in picture) return refused(400, { result: picture.refusal })
    const id = ns.files.keep(picture.bytes)
    return id === null
      ? refused(400, { result: 'No hay espacio para más archivos.' })
      : ok({ relativePath: `${uploadFolder}${id}.png` })
  },
}
