import { foldText } from '#shared/texts/foldText.ts'

const places = '.list-head :is(a, button), .card-actions :is(a, button), .edit-bar button'

/** An action that the current screen offers. */
type PlaceAction = { name: string; run: () => void }

/**
 * Actions of the current screen: the header buttons of a list or card, including bulk actions for selected rows.
 * Each presses its button, so confirmations still appear.
 */
export function placeActions(): PlaceAction[] {
  const seen = new Set<string>()
  return [...document.querySelectorAll<HTMLElement>(places)].flatMap((control) => {
    const name = (control.getAttribute('aria-label') ?? control.textContent).trim()
    const key = foldText(name)
    if (key === '' || seen.has(key) || isOut(control)) return []
    seen.add(key)
    return [{ name, run: () => control.click() }]
  })
}

/** True for disabled controls, and for buttons that only open a menu of the others. */
function isOut(control: HTMLElement): boolean {
  return control.matches(
    ':disabled, [aria-disabled=true], [aria-busy=true], [popovertarget], [aria-haspopup]',
  )
}
