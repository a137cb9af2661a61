import { Suspense, useState, type ReactElement } from 'react'
import type { ApplicationSettings } from '#contracts/application-settings.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import type { CardAction } from '#shared/cards/CardActions.tsx'
import { CopyNotice } from '#shared/cards/copy/CopyNotice.tsx'
import type { CardDraft } from '#shared/cards/useCardDraft.ts'
import type { NoSets } from '#shared/cards/cardParts.ts'
import { useReadOnlyReason } from '#shared/readOnly/readOnlyResources.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CopyIcon } from '#shared/ui/consoleIcons.tsx'
import type { ApplicationForm } from '../fields.ts'
import { nameOf } from '../rules.ts'

export const LazyCopyPolicy = lazyPart(
  () =>
    import(/* webpackChunkName: "application-policy" */ './CopyPolicy.tsx').then((code) => code.CopyPolicy),
  'part',
)

type CopiedPolicy = {
  actions: CardAction[]
  note: ReactElement | null
  dialog: ReactElement | null
  /** True if the edit started with it, so other tabs may have changed. */
  isFilled: boolean
}

/** Copies the policy of another application into the draft, without a call. */
export function useCopiedPolicy(
  application: ApplicationSettings | null,
  draft: CardDraft<ApplicationForm, NoSets>,
): CopiedPolicy {
  const { t } = useTranslation('applicationCard')
  const readOnly = useReadOnlyReason()
  const [isOpen, setOpen] = useState(false)
  const [source, setSource] = useState<string | null>(null)
  // Its edit has ended.
  if (source !== null && draft.base === null) setSource(null)
  if (!application) return { actions: [], note: null, dialog: null, isFilled: false }

  return {
    actions: [
      {
        id: 'copyPolicy',
        label: t('copyPolicy.action'),
        icon: <CopyIcon size={18} />,
        reason: readOnly,
        onAct: () => setOpen(true),
      },
    ],
    note: source === null ? null : <CopyNotice notes={[t('copyPolicy.copied', { name: source })]} />,
    dialog: isOpen ? (
      <Suspense fallback={null}>
        <LazyCopyPolicy
          application={application}
          onFill={(values, other) => {
            draft.takeOver({ values, sets: {} }, draft.loaded ?? draft.cardForm.empty)
            setSource(nameOf(other))
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      </Suspense>
    ) : null,
    isFilled: source !== null,
  }
}
