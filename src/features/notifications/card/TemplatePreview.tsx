import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Template } from '#contracts/notifications.ts'
import { imageUrl } from '#shared/address/safeUrl.ts'
import { serverText } from '#shared/texts/serverText.ts'
import type { Variable } from '../variables/readVariables.ts'
import { ValueList } from './ValueList.tsx'

type TemplatePreviewProps = { template: Template | null; list: readonly Variable[] }

/** Picture of the template with the filled values (NTV-22, beyond 20). */
export function TemplatePreview({ template, list }: TemplatePreviewProps): ReactElement {
  const { t } = useTranslation('notificationCard')
  const address = imageUrl(template?.urlImage, window.location.href)?.href
  return (
    <div className="template-preview">
      {address ? (
        <TemplatePicture key={address} address={address} title={serverText(template?.title) ?? ''} />
      ) : (
        <p className="template-none muted">{template ? t('noPicture') : '—'}</p>
      )}
      {list.length > 0 && <ValueList list={list} />}
    </div>
  )
}

function TemplatePicture({ address, title }: { address: string; title: string }): ReactElement {
  const { t } = useTranslation('notificationCard')
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed)
    return (
      <p className="template-none muted" role="status">
        {t('pictureFailed')}
      </p>
    )
  return <img src={address} alt={t('picture', { name: title })} onError={() => setFailed(true)} />
}
