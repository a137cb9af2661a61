import { namesInWords } from '#shared/texts/namesInWords.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import type { Template } from '#contracts/notifications.ts'
import { forcedRead, answerOf } from '#shared/api/reads.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { problemOf, unsent } from '#shared/api/write.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { SaveFailed } from '#shared/cards/SaveQuestions.tsx'
import type { Ask } from '#shared/cards/CardDialog.tsx'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'
import { MessageDialog } from '#shared/ui/MessageDialog.tsx'
import { notificationsApi } from '../api.ts'
import { templateCheckApi } from '../templateCheck.ts'

type CheckedContent = {
  templateId: number
  applicationIds: readonly number[]
  /** Template of the filled variables; null if unknown, absent without variables. */
  template?: Template | null
}

/**
 * Checks at the save which chosen applications lack the template, and asks the user if any. True if it is enabled for
 * all of them, or if the user continues (NTF-23, G-52).
 */
export function useEnabledCheck(
  titleOf: (id: string) => string,
): (content: CheckedContent, ask: Ask) => Promise<boolean> {
  const { t } = useTranslation(['notificationCard', 'common'])
  const dispatch = useDispatch<Dispatch>()

  async function isAccepted(content: CheckedContent, ask: Ask): Promise<boolean> {
    const { templateId, applicationIds, template } = content
    const ids = applicationIds.toSorted((a, b) => a - b)
    const { listTemplatesByApps } = notificationsApi.endpoints
    const joint = await answerOf(dispatch(listTemplatesByApps.initiate({ applicationIds: ids }, forcedRead)))
    const retry = (): Promise<boolean> => isAccepted(content, ask)
    if ('error' in joint) return failed(joint, ask, retry)
    const latest = joint.data.find(({ id }) => id === templateId)
    if (latest) return hasSameVariables(latest, template) || changed(ask)
    const check = templateCheckApi.endpoints.checkTemplate.initiate(
      { templateId, applicationIds: ids },
      forcedRead,
    )
    const single = await answerOf(dispatch(check))
    if ('error' in single) return failed(single, ask, retry)
    if (single.data.template && !hasSameVariables(single.data.template, template)) return changed(ask)
    const names = namesInWords(single.data.lacking.map((id) => titleOf(String(id))))
    return ask<boolean>((answer) => (
      <ConfirmDialog
        title={`${t('notEnabled')} ${t('askContinue')}`}
        acceptLabel={t('proceed')}
        onAccept={() => answer(true)}
        onCancel={() => answer(false)}
      >
        {names !== '' && <bdi>{t('lacking', { names })}</bdi>}
      </ConfirmDialog>
    ))
  }

  /** Shows the newly read variables in the card. */
  async function changed(ask: Ask): Promise<false> {
    await ask<void>((close) => (
      <MessageDialog
        title={t('misfitTitle')}
        text={t('templateChanged')}
        buttonLabel={t('common:accept')}
        onClose={close}
      />
    ))
    return false
  }

  async function failed(
    answer: { error: ApiError },
    ask: Ask,
    retry: () => Promise<boolean>,
  ): Promise<boolean> {
    const unread = unsent(problemOf(answer.error))
    if (unread.problem.isHandledElsewhere) return false
    const isAgain = await ask<boolean>((given) => <SaveFailed {...unread} onAnswer={given} />)
    return isAgain && retry()
  }

  return isAccepted
}

function hasSameVariables(latest: Template, filled: Template | null | undefined): boolean {
  return filled === undefined || JSON.stringify(latest.variables) === JSON.stringify(filled?.variables)
}
