import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { callProblemText } from '#shared/api/callProblem.ts'
import { FailureReference } from '#shared/ui/FailureReference.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import type { MenuProblem } from './useMenuSave.tsx'

/** Why a menu was not saved; stands until it is closed or the next save (D3). */
export function SaveNotice({
  problem,
  onClose,
}: {
  problem: MenuProblem
  onClose: () => void
}): ReactElement {
  const { t } = useTranslation('menuDraft')
  const isUnknown = problem.kind === 'call' && problem.isUnknown
  return (
    <Notice
      kind={isUnknown ? 'warning' : 'error'}
      title={t(isUnknown ? 'unknownTitle' : 'failedTitle')}
      action={<LinkButton onClick={onClose}>{t('close')}</LinkButton>}
    >
      {problem.kind === 'too-big' && <p>{t('tooBig')}</p>}
      {problem.kind === 'broken' && <p>{t('brokenMeanwhile')}</p>}
      {problem.kind === 'call' && (
        <>
          <p>
            <bdi>{isUnknown ? t('unknown') : callProblemText(problem.problem)}</bdi>
          </p>
          {!isUnknown && <p>{t('failed')}</p>}
          {problem.problem.error && <FailureReference error={problem.problem.error} />}
        </>
      )}
    </Notice>
  )
}
