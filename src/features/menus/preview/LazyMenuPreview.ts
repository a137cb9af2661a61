import { lazyScreen } from '#shared/lib/lazyScreen.tsx'

/** Its code comes once the preview is opened. */
export const LazyMenuPreview = lazyScreen(
  () =>
    import(/* webpackChunkName: "console-menusettings-preview-card" */ './MenuPreview.tsx').then(
      ({ MenuPreview }) => MenuPreview,
    ),
  'part',
)
