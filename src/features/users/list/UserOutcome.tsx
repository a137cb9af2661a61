import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorIcon, SuccessIcon } from '#shared/ui/icons.tsx'
import { FailureReference } from '#shared/ui/FailureReference.tsx'
import { MessageDialog } from '#shared/ui/MessageDialog.tsx'
import '../usersTexts.ts'
import { isUnknown, problemText } from './actionProblem.ts'
import type { Outcome } from './useUserActions.ts'
import { nameOf } from './userRules.ts'

const unknown = {
  switchFailed: 'switchUnknown',
  deleteFailed: 'deleteUnknown',
  deleteDone: 'deleteDone',
} as const

type UserOutcomeProps = { outcome: Outcome; onClose: () => void }

/** The longest text that can be read before a dialog without a button closes. */
const quickText = 60

/** What came of an action on one person, in the service's words (USR-18, G-18), or that nobody knows (hardening T76). */
export function UserOutcome({ outcome, onClose }: UserOutcomeProps): ReactElement | null {
  const { t } = useTranslation(['users', 'common'])
  const { about, user, problem, said } = outcome
  if (problem?.isTold) return null
  const text = textOf()
  const isQuick = !problem && text.length <= quickText
  const Icon = problem ? ErrorIcon : SuccessIcon
  return (
    <MessageDialog
      title={t(`users:${problem && isUnknown(problem) ? unknown[about] : about}`)}
      text={text}
      icon={<Icon size={24} />}
      buttonLabel={isQuick ? undefined : t('common:accept')}
      onClose={onClose}
    >
      {problem?.error && <FailureReference error={problem.error} />}
    </MessageDialog>
  )

  function textOf(): string {
    if (!problem) return said ?? nameOf(user)
    return isUnknown(problem) ? t('users:lookFirst', { user: nameOf(user) }) : problemText(problem)
  }
}
