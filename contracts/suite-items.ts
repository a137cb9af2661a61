import * as z from 'zod/mini'
import { looseNumber, text } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Path of uploaded pictures below the security service (D20). */
export const uploadFolder = '/uploads/'

/** Bytes of the largest picture: 2 MiB (SUI-20). */
export const uploadLimit = 2_097_152

/** Maximum pixels per side of a picture; a larger one could fill a browser's memory (hardening T85). */
export const uploadEdgeLimit = 4096

/**
 * An application of the suite (ENT-41), an item of the menu of location 4 (G-48). `iconName` is the logo on a light
 * background, `iconNameDark` on a dark one. Unknown fields are kept and sent back unchanged.
 */
export const suiteItem = z.looseObject({
  key: z.string(),
  name: z.string(),
  urlLanding: text,
  urlApplication: text,
  description: text,
  sizeIcon: z.nullish(z.union([z.string(), z.number()])),
  iconName: text,
  iconNameDark: text,
  isPersonalizedIcon: z.nullish(z.boolean()),
  isActivate: z.nullish(z.boolean()),
  menuLocation: looseNumber,
  children: z.nullish(z.array(z.unknown())),
})
export type SuiteItem = z.infer<typeof suiteItem>

/** A chosen logo (ENT-42 to ENT-45). `uploaded_file` is a data URL. */
export const logoUpload = z.object({
  file_id: z.enum(['light', 'dark']),
  file_name: z.string(),
  uploaded_file: z.string(),
  supportType_file: z.enum(['LightSupport', 'DarkSupport']),
})
export type LogoUpload = z.infer<typeof logoUpload>

/** One picture per call (G-47). `ImageBase64` has no data-URL prefix; `relativePath` begins with `/uploads/` (D20). */
export const uploadImageMenu = endpoint({
  id: 'uploadImageMenu',
  service: 'security',
  method: 'POST',
  path: '/api/menu/UploadImageMenu',
  access: 'bearer',
  body: () => z.object({ ApplicationName: z.string(), Extension: z.string(), ImageBase64: z.string() }),
  answer: () => z.object({ relativePath: z.string() }),
})
export type UploadBody = z.infer<typeof uploadImageMenu.body>

export const suiteItemEndpoints = { uploadImageMenu }
