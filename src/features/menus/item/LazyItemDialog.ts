import { lazyPart } from '#shared/browser/lazyPart.tsx'

/** Its code comes after the tree. */
export const LazyItemDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "console-menusettings-item-card" */ './MenuItemDialog.tsx').then(
      ({ MenuItemDialog }) => MenuItemDialog,
    ),
  'part',
)
