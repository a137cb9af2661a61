import { useEffect, type ReactElement } from 'react'
import { onNotKept } from '#shared/browser/choice.ts'
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
function sayNotKeptOnce(): () => void {
  let isSaid = false
  return onNotKept(() => {
    if (isSaid) return
    isSaid = true
    import(/* webpackChunkName: "preferences" */ './preferences/sayNotKept.ts').then(
      (code) => code.sayNotKept(),
      () => (isSaid = false),
    )
  })
}

/** The preferences dialog, and the message that the browser stores no preferences. */
export function TravellingPreferences(): ReactElement {
  useEffect(sayNotKeptOnce, [])
  return <OpenDialog name="preferences" Dialog={PreferencesDialog} />
}
