import { useEffect, type ReactElement } from 'react'
import { onNotStored } from '#shared/browser/choice.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { OpenDialog } from './OpenDialog.tsx'

const PreferencesDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "preferences" */ './preferences/PreferencesDialog.tsx').then(
      (code) => code.PreferencesDialog,
    ),
  'part',
)

/** Once is enough: storage that fails will fail for the next choice too. */
function showNotStoredOnce(): () => void {
  let isShown = false
  return onNotStored(() => {
    if (isShown) return
    isShown = true
    import(/* webpackChunkName: "preferences" */ './preferences/showNotStored.ts').then(
      (code) => code.showNotStored(),
      () => (isShown = false),
    )
  })
}

/** The preferences dialog, and the message that the browser stores no preferences. */
export function TravellingPreferences(): ReactElement {
  useEffect(showNotStoredOnce, [])
  return <OpenDialog name="preferences" Dialog={PreferencesDialog} />
}
