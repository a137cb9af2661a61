import { lazyPart } from '#shared/browser/lazyPart.tsx'

/** Loaded after the tree. */
export const LazyEditorSide = lazyPart(
  () =>
    import(/* webpackChunkName: "console-menusettings-item-card" */ './EditorSide.tsx').then(
      ({ EditorSide }) => EditorSide,
    ),
  'part',
)
