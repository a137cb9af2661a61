import { lazyPart } from '#shared/browser/lazyPart.tsx'

/** Loaded when the preview opens. */
export const LazyMenuPreview = lazyPart(
  () =>
    import(/* webpackChunkName: "console-menusettings-preview-card" */ './MenuPreview.tsx').then(
      ({ MenuPreview }) => MenuPreview,
    ),
  'part',
)
