import { Suspense, type ComponentProps, type ReactElement } from 'react'
import { MenuSettingsScreen } from '#features/menus/MenuSettingsScreen.tsx'
import { lazyScreen } from '#shared/lib/lazyScreen.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'

const SuiteItems = lazyScreen(
  () =>
    import(/* webpackChunkName: "suite-items" */ '#features/suite-items/SuiteItems.tsx').then(
      ({ SuiteItems }) => SuiteItems,
    ),
  'part',
)

/** The menu settings, with the room of the suite's applications in their fourth tab. */
export function MenuSettings(): ReactElement {
  return <MenuSettingsScreen Suite={Suite} />
}

function Suite(props: ComponentProps<typeof SuiteItems>): ReactElement {
  return (
    <Suspense fallback={<Spinner />}>
      <SuiteItems {...props} />
    </Suspense>
  )
}
