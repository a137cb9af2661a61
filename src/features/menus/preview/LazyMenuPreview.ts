import { lazyPart } from '#shared/browser/lazyPart.tsx'

/** Its code comes once the preview is opened. */
export const LazyMenuPreview = lazyPart(
  () =>
    import(/* webpackChunkName: "console-menusettings-preview-card" */ './MenuPreview.tsx').then(
      ({ MenuPreview }) => MenuPreview,
    ),
  'part',
)
