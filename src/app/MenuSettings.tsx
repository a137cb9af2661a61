import type { ReactElement } from 'react'
import { MenuSettingsScreen } from '#features/menus/MenuSettingsScreen.tsx'
import { lazyScreen } from '#shared/lib/lazyScreen.tsx'

// Without a fallback of its own: the tab of before stays until this one is here, which takes less than React shows one.
const SuiteItems = lazyScreen(
  () =>
    import(/* webpackChunkName: "suite-items" */ '#features/suite-items/SuiteItems.tsx').then(
      ({ SuiteItems }) => SuiteItems,
    ),
  'part',
)

/** The menu settings, with the room of the suite's applications in their fourth tab. */
export function MenuSettings(): ReactElement {
  return <MenuSettingsScreen Suite={SuiteItems} />
}
