import { lazyPart } from '#shared/browser/lazyPart.tsx'

export const ApplicationFromFile = lazyPart(
  () =>
    import(/* webpackChunkName: "files" */ './ApplicationFromFile.tsx').then(
      (code) => code.ApplicationFromFile,
    ),
  'part',
)

export const ExportApplication = lazyPart(
  () =>
    import(/* webpackChunkName: "files" */ './ExportApplication.tsx').then((code) => code.ExportApplication),
  'part',
)
