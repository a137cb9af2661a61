import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { callProblemText } from '#shared/api/write.ts'
import { FailureReference } from '#shared/ui/FailureReference.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Progress } from '#shared/ui/Progress.tsx'
import './uploadState.css'
import type { PictureUpload } from './usePictureUpload.ts'

/** Progress or error of an upload. `label` is the name of the picture. */
export function UploadState({
  label,
  upload: { percent, isSending, problem },
}: {
  label: string
  upload: PictureUpload
}): ReactElement {
  const { t } = useTranslation('uploads')
  return (
    <>
      {percent !== null && (
        <div className="upload-progress row gap-3 muted small" data-failed={problem ? '' : undefined}>
          <Progress done={percent} total={100} aria-label={t('progress', { label })} />
          <span aria-hidden="true">{isSending ? `${percent} %` : t(problem ? 'stopped' : 'answered')}</span>
        </div>
      )}
      {problem && problem !== 'unreadable' && !problem.isHandledElsewhere && (
        <Notice kind="error" title={t('failed', { label })}>
          <p>
            <bdi>{callProblemText(problem)}</bdi>
          </p>
          {problem.error && <FailureReference error={problem.error} />}
        </Notice>
      )}
      {problem === 'unreadable' && (
        <Notice kind="error" title={t('failed', { label })}>
          <p>{t('unreadable')}</p>
        </Notice>
      )}
    </>
  )
}
