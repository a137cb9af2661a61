import { useId, useRef, useState, type DragEvent, type ReactElement, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import './fileDrop.css'

type FileDropProps = {
  /** Endings and types, as the browser's own dialog takes them. */
  accept: string
  /** Names the field that is not seen. */
  label: string
  /** What the button says. */
  choose: string
  /** Above the button. */
  lead?: ReactNode
  /** Below it. */
  hint: string
  isReading: boolean
  readingLabel?: string
  /** Id of what is wrong with the last file. */
  problemId?: string | undefined
  autoFocus?: boolean
  onFile: (file: File) => void
}

/** Takes one file: chosen by the browser's own dialog, or dropped. */
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
      <p className="file-drop-hint" id={hintId}>
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
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
