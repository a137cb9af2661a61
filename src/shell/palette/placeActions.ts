import { foldText } from '#shared/texts/foldText.ts'

const places = '.list-head :is(a, button), .card-actions :is(a, button), .edit-bar button'

/** An action that the screen itself offers now. */
export type PlaceAction = { name: string; run: () => void }

/**
 * What can be done where the palette was opened: the buttons at the head of a list or card, those of the chosen rows
 * among them. Each does what its button does, with its question.
 */
export function placeActions(root: ParentNode = document): PlaceAction[] {
  const seen = new Set<string>()
  return [...root.querySelectorAll<HTMLElement>(places)].flatMap((control) => {
    const name = (control.getAttribute('aria-label') ?? control.textContent).trim()
    const key = foldText(name)
    if (key === '' || seen.has(key) || isOut(control)) return []
    seen.add(key)
    return [{ name, run: () => control.click() }]
  })
}

/** It cannot be pressed, or only opens what holds the others. */
function isOut(control: HTMLElement): boolean {
  return control.matches(
    ':disabled, [aria-disabled=true], [aria-busy=true], [popovertarget], [aria-haspopup]',
  )
}
