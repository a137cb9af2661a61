import type { ReactElement } from 'react'
import { MenuSettingsScreen } from '#features/menus/MenuSettingsScreen.tsx'
import { ComingScreen } from '#shell/home/ComingScreen.tsx'

/** The menu settings, with the room of the suite's applications in their fourth tab. */
export function MenuSettings(): ReactElement {
  return <MenuSettingsScreen Suite={ComingScreen} />
}
