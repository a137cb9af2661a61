import { uploadFolder, type suiteItemEndpoints } from '#contracts/suite-items.ts'
import { pictureOf } from './pictureRules.ts'
import { ok, refused, type Services } from './service.ts'
import { named } from '../store/queries.ts'

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
