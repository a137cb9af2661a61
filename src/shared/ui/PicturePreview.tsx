import { useEffect, useRef, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'

/** Preview of a chosen file; revokes its object URL afterwards. */
export function PicturePreview({ file }: { file: File }): ReactElement {
  const { t } = useTranslation('fields')
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    picture.current!.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return <img ref={picture} className="picture-preview" alt={t('preview', { name: file.name })} />
}
