import { useEffectEvent, useLayoutEffect, type ReactElement } from 'react'
import { Overlay } from '#shared/ui/Overlay.tsx'

type TypedAheadProps = {
  label: string
  onType: (change: (typed: string) => string) => void
  onClose: () => void
}

/** Stands for a field whose code is on its way: what is typed meanwhile is not lost, and Escape gives up. */
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
  // Not a passive effect: it would still take the first letter that is meant for the field.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => press(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
  return <Overlay label={label} />
}
