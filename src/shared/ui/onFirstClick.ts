import type { MouseEvent } from 'react'

/** The second click of a double click is not meant for the dialog that has come in the place of the first one. */
export function onFirstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act()
  }
}
