import { Component, type ReactNode } from 'react'
import { i18n } from '#shared/texts/i18n.ts'
import { isChunkError } from '#shared/browser/codeFailure.ts'
import { log } from '#shared/browser/log.ts'
import { removePageFrame } from '#shared/browser/pageFrame.ts'
import { Button } from './Button.tsx'

type Props = { children: ReactNode }
type State = { failure: 'none' | 'code' | 'old-version' }

/** Catches what no screen catches (ERR-08), also where a newer version has taken the code away; says nothing technical. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { failure: 'none' }

  static getDerivedStateFromError(error: Error): State {
    return { failure: isChunkError(error) ? 'old-version' : 'code' }
  }

  override componentDidCatch(error: Error): void {
    removePageFrame()
    log(`a screen failed: ${error.name}`)
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === 'none') return this.props.children
    return (
      <main className="message-page">
        <div role="alert">
          <h1>{i18n.t(failure === 'code' ? 'common:boundary' : 'common:newVersion')}</h1>
        </div>
        <Button onClick={() => window.location.reload()}>{i18n.t('common:reload')}</Button>
      </main>
    )
  }
}
