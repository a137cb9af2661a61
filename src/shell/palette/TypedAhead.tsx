import { useEffectEvent, useLayoutEffect, type ReactElement } from 'react'
import { Overlay } from '#shared/ui/Overlay.tsx'

type TypedAheadProps = {
  label: string
  onType: (change: (typed: string) => string) => void
  onClose: () => void
}

/** Placeholder for a field whose chunk loads: it buffers typed text, and Escape cancels. */
export function TypedAhead({ label, onType, onClose }: TypedAheadProps): ReactElement {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    if (key === 'Escape') onClose()
    else if (key === 'Backspace') onType((typed) => [...typed].slice(0, -1).join(''))
    else if ([...key].length === 1) onType((typed) => typed + key)
    else return
    event.preventDefault()
  })
  // Not a passive effect: its late cleanup would take the first letter typed into the real field.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return <Overlay label={label} />
}
