import { useEffect, type ReactElement } from 'react'
import { useRouteError } from 'react-router-dom'
import { FailureMessage, reportFailure } from '#shared/ui/PageErrorBoundary.tsx'

/** The `errorElement` of routes (ERR-08); the console's frame stays around a crashed screen. */
export function RouteFailure({ place }: { place: 'page' | 'screen' }): ReactElement {
  const error = useRouteError()
  useEffect(() => reportFailure(error), [error])
  return <FailureMessage error={error} place={place} />
}
