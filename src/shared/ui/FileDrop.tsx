import { useId, useRef, useState, type DragEvent, type ReactElement, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import './fileDrop.css'

type FileDropProps = {
  /** Value of the `accept` attribute. */
  accept: string
  /** Accessible name of the hidden input. */
  label: string
  /** Text of the button. */
  choose: string
  /** Content above the button. */
  lead?: ReactNode
  /** Text below the button. */
  hint: string
  isReading: boolean
  readingLabel?: string
  /** Id of the error of the last file. */
  problemId?: string | undefined
  autoFocus?: boolean
  onFile: (file: File) => void
}

/** Accepts one file by dialog or drop. */
export function FileDrop(props: FileDropProps): ReactElement {
  const { accept, label, choose, lead, hint, isReading, readingLabel, problemId, autoFocus, onFile } = props
  const hintId = useId()
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }

  return (
    <div
      className="file-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {lead && <p>{lead}</p>}
      <Button
        autoFocus={autoFocus}
        busy={isReading}
        {...(readingLabel !== undefined && { busyLabel: readingLabel })}
        aria-describedby={problemId ? `${problemId} ${hintId}` : hintId}
        onClick={() => picker.current?.click()}
      >
        {choose}
      </Button>
      <p className="muted small breaks" id={hintId}>
        {hint}
      </p>
      <input
        ref={picker}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          // Allows choosing the same file again.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
