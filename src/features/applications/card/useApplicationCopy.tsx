import type { ReactElement } from 'react'
import { applicationLimits, type ApplicationSettings } from '#contracts/application-settings.ts'
import { copyName } from '#shared/cards/copy/copyName.ts'
import { CopyNotice } from '#shared/cards/copy/CopyNotice.tsx'
import { useFilledDraft } from '#shared/cards/copy/useFilledDraft.ts'
import type { CardDraft } from '#shared/cards/useCardDraft.ts'
import type { NoSets } from '#shared/cards/cardParts.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { emptyApplication, type ApplicationForm } from '../fields.ts'
import { toForm } from './form.ts'
import { nameOf } from '../rules.ts'

/** Fills a new application from another one, except its name; returns the notice about it. */
export function useApplicationCopy(
  copied: ApplicationSettings | undefined,
  draft: CardDraft<ApplicationForm, NoSets>,
): ReactElement | null {
  const { t } = useTranslation(['applicationCard', 'cards'])
  const title =
    copied?.title && copyName(t('cards:copyName', { name: copied.title }), [], applicationLimits.title)
  useFilledDraft(
    draft,
    copied && {
      values: { ...toForm(copied), name: '', title: title ?? '', idState: emptyApplication.idState },
      sets: {},
    },
  )
  if (!copied) return null
  return <CopyNotice notes={[t('cards:copied', { name: nameOf(copied) }), t('applicationCard:notCopied')]} />
}
