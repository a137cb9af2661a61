import type { ReactElement } from 'react'
import { MenuSettingsScreen } from '#features/menus/MenuSettingsScreen.tsx'
import { LazyMenuPreview } from '#features/menus/preview/LazyMenuPreview.ts'
import { LentPartsContext, type LentParts } from '#shared/borrow/lentParts.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'

export { MenuSettings as Screen }

const SuiteItems = lazyPart(
  () =>
    import(
      /* webpackChunkName: "console-menusettings-suite-card" */ '#features/suite-items/SuiteItems.tsx'
    ).then(({ SuiteItems }) => SuiteItems),
  'part',
)

const menuParts: Partial<LentParts> = { SuiteItems, MenuPreview: LazyMenuPreview }

/** The menu settings with the parts they borrow from each other, provided here to share this chunk. */
export function MenuSettings(): ReactElement {
  return (
    <LentPartsContext value={menuParts}>
      <MenuSettingsScreen />
    </LentPartsContext>
  )
}
