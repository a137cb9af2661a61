import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { pictureProblem, type PictureProblem } from '#shared/browser/pictureFile.ts'
import { Button } from './Button.tsx'
import { FieldFrame, useFrame, type FieldFrameProps } from './FieldFrame.tsx'
import './fields.css'
import './fieldTexts.ts'
import { PicturePreview } from './PicturePreview.tsx'

type PictureFieldProps = FieldFrameProps & {
  isOptional?: boolean
  file: File | null
  onChange: (file: File | null) => void
  onBlur?: (() => void) | undefined
  /** Messages by problem. */
  messages: Readonly<Record<PictureProblem, string>>
  /** The stored picture, shown until another one is chosen. */
  stored?: { url: string; name: string } | undefined
}

/** One .png file: chosen, dropped or pasted. A refused file keeps the former one. */
export function PictureField(props: PictureFieldProps): ReactElement {
  const { file, onChange, onBlur, messages, stored, isOptional = false, ...given } = props
  const { t } = useTranslation('fields')
  const [problem, setProblem] = useState<PictureProblem | null>(null)
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(0)
  const picker = useRef<HTMLInputElement>(null)
  const error = problem ? messages[problem] : given.error
  const { frame, wiring } = useFrame({ ...given, error })
  const { id, aria } = wiring

  async function take(files: readonly File[]): Promise<void> {
    if (files.length === 0) return
    const attempt = ++latest.current
    const [only] = files
    const found = only && files.length === 1 ? await pictureProblem(only) : 'type'
    if (attempt !== latest.current) return
    setProblem(found)
    if (!found && only) onChange(only)
  }

  function drop(event: DragEvent): void {
    event.preventDefault()
    setIsOver(false)
    void take([...event.dataTransfer.files])
  }

  function paste(event: ClipboardEvent): void {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    void take([...event.clipboardData.files])
  }

  function remove(): void {
    latest.current++
    setProblem(null)
    onChange(null)
    picker.current?.focus()
  }

  const isFilled = file !== null || stored !== undefined
  return (
    <FieldFrame
      {...frame}
      isGroup
      label={
        <>
          {frame.label}
          {isOptional && <span className="ui-optional">{` (${t('optional')})`}</span>}
        </>
      }
    >
      <div
        className="picture-control row wrap gap-4"
        data-over={isOver || undefined}
        data-invalid={aria['aria-invalid']}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        onPaste={paste}
        onBlur={onBlur}
      >
        {file ? (
          <PicturePreview key={`${file.name} ${file.size} ${file.lastModified}`} file={file} />
        ) : (
          stored && (
            <img className="picture-preview" src={stored.url} alt={t('preview', { name: stored.name })} />
          )
        )}
        <div className="picture-tools row wrap">
          <span className="picture-name muted small breaks">
            {file?.name ?? stored?.name ?? t('dropPicture')}
          </span>
          <span className="picture-button">
            {t(isFilled ? 'changePicture' : 'choosePicture')}
            <input
              {...aria}
              ref={picker}
              id={id}
              type="file"
              accept=".png,image/png"
              aria-label={`${frame.label}: ${t(isFilled ? 'changePicture' : 'choosePicture')}`}
              onChange={(event) => {
                void take([...(event.target.files ?? [])])
                // Allows choosing the same file again.
                event.target.value = ''
              }}
            />
          </span>
          {file && (
            <Button tone="quiet" onClick={remove}>
              {t('removePicture')}
            </Button>
          )}
        </div>
      </div>
    </FieldFrame>
  )
}
