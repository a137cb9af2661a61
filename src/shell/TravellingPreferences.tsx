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

/** Once: that a browser keeps nothing changes with no second choice. */
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

/** All that a person chose in this browser, once somebody asks for it; and that the browser keeps none of it. */
export function TravellingPreferences(): ReactElement {
  useEffect(sayNotKeptOnce, [])
  return <OpenDialog name="preferences" Dialog={PreferencesDialog} />
}
