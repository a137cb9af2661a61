import { Suspense, type ReactElement } from 'react'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Overlay } from '#shared/ui/Overlay.tsx'
import type { QuickRolesProps } from './PersonRoles.tsx'

// With the card, of which it needs nearly everything, and which comes when somebody points at a row.
const QuickRoles = lazyPart(
  () =>
    import(/* webpackChunkName: "console-users-card" */ './QuickRoles.tsx').then((code) => code.QuickRoles),
  'part',
)

/** The roles of a person above any screen; its code comes when somebody is about to ask for it. */
export function QuickRolesPart(props: QuickRolesProps): ReactElement {
  const { t } = useTranslation('common')
  return (
    <Suspense fallback={<Overlay label={t('loading')} />}>
      <QuickRoles {...props} />
    </Suspense>
  )
}

export const loadQuickRoles = QuickRoles.load
