import { Component, type ReactElement, type ReactNode } from 'react'
import { i18n } from '#shared/texts/i18n.ts'
import { isChunkError } from '#shared/browser/codeFailure.ts'
import { log } from '#shared/browser/log.ts'
import { removePageFrame } from '#shared/browser/pageFrame.ts'
import { Button } from './Button.tsx'

type State = { error: unknown }

/** Catches errors outside routes (ERR-08). */
export class PageErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    reportFailure(error)
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === null ? this.props.children : <FailureMessage error={error} place="page" />
  }
}

export function reportFailure(error: unknown): void {
  removePageFrame()
  log(`a screen failed: ${error instanceof Error ? error.name : typeof error}`)
}

/** Message without technical details; names a new version if that has removed the code. */
export function FailureMessage({ error, place }: { error: unknown; place: 'page' | 'screen' }): ReactElement {
  const Place = place === 'page' ? 'main' : 'div'
  return (
    <Place className="message-page">
      <div role="alert">
        <h1>{i18n.t(isChunkError(error) ? 'common:newVersion' : 'common:boundary')}</h1>
      </div>
      <Button onClick={() => window.location.reload()}>{i18n.t('common:reload')}</Button>
      {/* The address itself may cause the crash, and there is no menu. */}
      {place === 'page' && (
        <a className="ui-link" href="/login">
          {i18n.t('common:goHome')}
        </a>
      )}
    </Place>
  )
}
