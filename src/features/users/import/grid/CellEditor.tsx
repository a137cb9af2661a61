import { useEffect, useId, useRef, type KeyboardEvent, type ReactElement } from 'react'
import { asTyped } from '#shared/ui/asTyped.ts'

type CellEditorProps = {
  label: string
  text: string
  /** What may stand here, where that is one of a list. */
  options: readonly string[]
  /** What was typed; `leads` says where the focus goes on. */
  onDone: (text: string, leads: 'stay' | 'next' | 'back' | 'away') => void
  onCancel: () => void
}

/** A cell while it is corrected: Enter keeps what was typed, Tab too and goes on, Esc leaves it as it was. */
export function CellEditor({ label, text, options, onDone, onCancel }: CellEditorProps): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  const listId = useId()
  // A field has one line.
  const shown = text.replaceAll(/\s*\n\s*/g, ' | ')
  useEffect(() => input.current?.select(), [])

  function end(leads: Parameters<CellEditorProps['onDone']>[1]): void {
    if (isOver.current) return
    isOver.current = true
    const typed = input.current!.value
    onDone(typed === shown ? text : typed, leads)
  }
  function onKeyDown(event: KeyboardEvent): void {
    // What moves in the grid moves in the field here.
    event.stopPropagation()
    if (event.key === 'Enter') end('stay')
    else if (event.key === 'Tab') end(event.shiftKey ? 'back' : 'next')
    else if (event.key === 'Escape') {
      isOver.current = true
      onCancel()
    } else return
    event.preventDefault()
  }
  return (
    <>
      <input
        ref={input}
        className="file-cell-editor"
        aria-label={label}
        defaultValue={shown}
        list={options.length > 0 ? listId : undefined}
        autoComplete="off"
        {...asTyped}
        onKeyDown={onKeyDown}
        onBlur={() => end('away')}
      />
      {options.length > 0 && (
        <datalist id={listId}>
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </>
  )
}
