import { useEffect, type ReactElement } from 'react'
import { onNotKept } from '#shared/browser/choice.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { OpenDialog } from './OpenDialog.tsx'
import { preferencesOpen } from './preferences/preferencesOpen.ts'

const PreferencesDialog = lazyPart(
  () =>
    import(/* webpackChunkName: "preferences" */ './preferences/PreferencesDialog.tsx').then(
      (code) => code.PreferencesDialog,
    ),
  'part',
)

let isSaid = false

/** Once for as long as the page is open: that a browser keeps nothing changes with no second choice. */
function sayOnce(): void {
  if (isSaid) return
  isSaid = true
  import(/* webpackChunkName: "preferences" */ './preferences/sayNotKept.ts').then(
    (code) => code.sayNotKept(),
    () => (isSaid = false),
  )
}

/** All that a person chose in this browser, once somebody asks for it; and that the browser keeps none of it. */
export function TravellingPreferences(): ReactElement {
  useEffect(() => onNotKept(sayOnce), [])
  return <OpenDialog state={preferencesOpen} Dialog={PreferencesDialog} />
}
