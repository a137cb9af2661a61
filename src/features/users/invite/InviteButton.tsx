import { Suspense, useState, type ReactElement } from 'react'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { useReadOnlyReason } from '#shared/readOnly/readOnlyResources.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { ReasonButton } from '#shared/ui/ReasonButton.tsx'

const LazyInvite = lazyPart(
  () => import(/* webpackChunkName: "console-users-card" */ './Invite.tsx').then((code) => code.Invite),
  'part',
)

export function InviteButton(): ReactElement {
  const { t } = useTranslation('users')
  const reason = useReadOnlyReason()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ReasonButton tone="secondary" reason={reason} onClick={() => setOpen(true)}>
        {t('invite')}
      </ReasonButton>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyInvite onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
