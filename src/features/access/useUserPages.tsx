import { useCallback, useMemo, type ReactElement, type ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { mostPages, pagesOf, usersApi } from '#features/users/api.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { Button } from '#shared/ui/Button.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ReadProgress } from './ReadProgress.tsx'
import { readUsersPage } from './readUsersPage.ts'
import { useReads } from './useReads.ts'

/** All pages of users, read on demand, because no call finds users by role or application. */
export function useUserPages() {
  const dispatch = useDispatch<Dispatch>()
  const first = usersApi.useListUsersQuery({ page: 0, isBackground: true })
  const total = first.data?.total ?? 0
  const pages = useMemo(() => Array.from({ length: pagesOf(total) }, (_, page) => page), [total])
  const ask = useCallback((page: number) => readUsersPage(dispatch, page), [dispatch])
  const reads = useReads(String, ask)
  return {
    ...reads,
    first,
    total,
    pages,
    isTooMuch: pages.length > mostPages,
    /** True once all pages are read. */
    isWhole: pages.every((page) => reads.known.has(String(page))),
  }
}

type ReadUsersProps = { of: ReturnType<typeof useUserPages>; children: ReactNode }

/** Button that reads all pages, their progress, and a failure. */
export function ReadUsers({ of, children }: ReadUsersProps): ReactElement {
  const { pages, isWhole, progress, error, read, retry, stop } = of
  return (
    <>
      <ReadProgress progress={progress} onStop={stop} />
      {error && <FailureNotice error={error} onRetry={retry} />}
      {!isWhole && !progress && !error && (
        <Button tone="secondary" onClick={() => read(pages)}>
          {children}
        </Button>
      )}
    </>
  )
}
