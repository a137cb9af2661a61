import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#shared/ui/Notice.tsx'
import type { Problem } from './problem.ts'
import './passwordTexts.ts'

/** Why something was not done; server texts are text. */
export function ProblemNotice({ problem, action }: { problem: Problem; action?: ReactNode }): ReactElement {
  const { t } = useTranslation(['common', 'passwords'])
  return (
    <Notice kind="error" action={action}>
      <p>{problem.kind === 'refused' ? problem.message : t(problem.text)}</p>
      {problem.kind === 'failed' && problem.reference && (
        <p className="notice-reference">{t('reference', { reference: problem.reference })}</p>
      )}
    </Notice>
  )
}
