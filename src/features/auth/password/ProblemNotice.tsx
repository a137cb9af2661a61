import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { RefusedAddressNotice } from '#shared/ui/RefusedAddressNotice.tsx'
import '../session/texts.ts'
import type { Problem } from './passwordOutcome.ts'

/** Shows a problem; texts of a service are rendered as text. */
export function ProblemNotice({ problem }: { problem: Problem }): ReactElement {
  const { t } = useTranslation(['common', 'passwords'])
  if (problem.kind === 'failed') return <FailureNotice error={problem.error} />
  if (problem.kind === 'refused-address') return <RefusedAddressNotice {...problem.refused} />
  return (
    <Notice kind="error">
      <p>{problem.kind === 'refused' ? problem.message : t(problem.text)}</p>
    </Notice>
  )
}
