import { lazyPart } from '#shared/browser/lazyPart.tsx'

export const RoleFromFile = lazyPart(
  () => import(/* webpackChunkName: "files" */ './RoleFromFile.tsx').then((code) => code.RoleFromFile),
  'part',
)

export const ExportRole = lazyPart(
  () => import(/* webpackChunkName: "files" */ './ExportRole.tsx').then((code) => code.ExportRole),
  'part',
)
