import { useEffect, useRef, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'

/** A chosen file as it will look; its address is given back when the file goes. */
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
