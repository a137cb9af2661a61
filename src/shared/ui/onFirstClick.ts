import type { MouseEvent } from 'react'

/** Ignores the second click of a double click, which was meant for the former dialog. */
export function onFirstClick(act: () => void): (event: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act()
  }
}
