import type { ReactElement } from 'react'
import { namesInWords } from '#shared/texts/namesInWords.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import type { Clash } from '../clashes.ts'

/** Most named clashes. */
const named = 3

type ClashNoticeProps = { clashes: readonly Clash[]; titleOf: (id: string) => string }

/** Names other notifications for the same users on the same day (beyond 20). */
export function ClashNotice({ clashes, titleOf }: ClashNoticeProps): ReactElement | null {
  const { t } = useTranslation('notificationCard')
  if (clashes.length === 0) return null
  return (
    <Notice kind="info" title={t('clashTitle')}>
      {clashes.slice(0, named).map(({ notification, applicationIds }) => (
        <p key={notification.id}>
          <bdi>
            {t('clash', {
              reason: serverText(notification.reason) ?? '',
              names: namesInWords(applicationIds.map((id) => titleOf(String(id)))),
            })}
          </bdi>
        </p>
      ))}
    </Notice>
  )
}
