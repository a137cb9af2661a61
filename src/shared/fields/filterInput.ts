import type { ChangeEvent, SyntheticEvent } from 'react'
import type { Characters } from './characters.ts'

/** Takes out of a field what may not enter it; the caret stays where it was among what is left. */
export function filterInput(input: HTMLInputElement, characters: Characters): void {
  const { value, selectionStart } = input
  const clean = characters(value)
  if (clean === value) return
  const caret = characters(value.slice(0, selectionStart ?? value.length)).length
  input.value = clean
  // Only a field that has the focus has a caret; elsewhere this would take the focus on some platforms.
  if (input === input.ownerDocument.activeElement) input.setSelectionRange(caret, caret)
}

/** An accent that is being composed from two keys is left alone until it is done. */
export function isComposing(event: ChangeEvent | SyntheticEvent): boolean {
  return (event.nativeEvent as Partial<InputEvent>).isComposing === true
}
