/**
 * Runs in the page, from before its first script. Tries to type into the user-name field in every frame, as soon as
 * there is one: `usable` is when a typed character first stood there and still stands two frames later, that is,
 * neither the browser nor the portal has thrown it away or put another field in its place. ms since navigation start.
 */
export function untilTypable(): void {
  const mark = 'ñ'
  const found = (): HTMLInputElement | null =>
    document.querySelector<HTMLInputElement>('input[autocomplete="username"]:not([disabled]):not([readonly])')
  let typed: { field: HTMLInputElement; at: number; frames: number } | null = null

  function type(field: HTMLInputElement): boolean {
    field.focus()
    if (document.activeElement !== field) return false
    // Inserted as a keyboard does: with the events that a controlled field answers.
    field.setSelectionRange(field.value.length, field.value.length)
    field.setRangeText(mark, field.value.length, field.value.length, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: mark, inputType: 'insertText' }))
    return field.value.includes(mark)
  }

  function frame(): void {
    const field = found()
    if (!field) typed = null
    else if (typed && typed.field === field && field.value.includes(mark)) {
      typed.frames += 1
      if (typed.frames === 2) return void Object.assign(window, { usable: typed.at })
    } else typed = type(field) ? { field, at: performance.now(), frames: 0 } : null
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
