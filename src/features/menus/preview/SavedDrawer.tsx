import { useMemo, type ComponentProps, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { apiErrorOf } from '#shared/api/apiError.ts'
import { parseMenu, visibleItems } from '#shared/menu/menuTree.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { menusApi } from '../api.ts'
import { PreviewPlace } from './PreviewPlace.tsx'

type SavedDrawerProps = {
  /** User id. */
  user: string
  look: Omit<ComponentProps<typeof PreviewPlace>, 'items'>
}

/** A user's currently stored drawer. */
export function SavedDrawer({ user, look }: SavedDrawerProps): ReactElement {
  const { t } = useTranslation(['menuPreview', 'common'])
  const saved = menusApi.useListMenuQuery(
    { headers: { userid: user }, isBackground: true },
    { refetchOnMountOrArgChange: true },
  )
  const error = saved.isFetching ? undefined : apiErrorOf(saved.error)
  const menus = useMemo(
    () => saved.currentData?.result.records.map(({ menuJson }) => parseMenu(menuJson)) ?? [],
    [saved.currentData],
  )
  if (error) return <FailureNotice error={error} onRetry={() => void saved.refetch()} />
  if (!saved.currentData) return <p role="status">{t('common:loading')}</p>
  return (
    <>
      {menus.some(({ broken }) => broken) && <p role="status">{t('menuPreview:savedBroken')}</p>}
      <PreviewPlace {...look} items={visibleItems(menus.flatMap(({ items }) => items))} />
    </>
  )
}
