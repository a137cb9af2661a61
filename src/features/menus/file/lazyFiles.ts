import { lazyPart } from '#shared/browser/lazyPart.tsx'

export const MenuFromFile = lazyPart(
  () => import(/* webpackChunkName: "files" */ './MenuFromFile.tsx').then((code) => code.MenuFromFile),
  'part',
)

export const ExportMenu = lazyPart(
  () => import(/* webpackChunkName: "files" */ './ExportMenu.tsx').then((code) => code.ExportMenu),
  'part',
)
