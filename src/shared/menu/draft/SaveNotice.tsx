import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { callProblemText } from '#shared/api/write.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { FailureReference } from '#shared/ui/FailureReference.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import type { MenuProblem } from './useMenuSave.tsx'

type SaveNoticeProps = {
  problem: MenuProblem
  onClose: () => void
  /** Saves again; offered if nothing was saved and a retry may help. */
  onRetry: () => void
}

/** Why a menu was not saved, until closed or the next save (D3). */
export function SaveNotice({ problem, onClose, onRetry }: SaveNoticeProps): ReactElement {
  const { t } = useTranslation('menuDraft')
  const close = <LinkButton onClick={onClose}>{t('close')}</LinkButton>
  const call = 'problem' in problem ? problem : null
  const error = call?.problem.error
  const isUnknown = problem.kind === 'unknown'
  if (call && error && !isUnknown)
    return (
      <FailureNotice
        title={t('failedTitle')}
        error={error}
        onRetry={call.mayRepeat ? onRetry : undefined}
        wayOut={close}
      >
        <p>{t('failed')}</p>
      </FailureNotice>
    )
  return (
    <Notice
      kind={isUnknown ? 'warning' : 'error'}
      title={t(isUnknown ? 'unknownTitle' : 'failedTitle')}
      action={close}
    >
      {problem.kind === 'too-big' && <p>{t('tooBig')}</p>}
      {problem.kind === 'broken' && <p>{t('brokenMeanwhile')}</p>}
      {call && (
        <p>
          <bdi>{isUnknown ? t('unknown') : callProblemText(call.problem)}</bdi>
        </p>
      )}
      {error && <FailureReference error={error} />}
    </Notice>
  )
}
