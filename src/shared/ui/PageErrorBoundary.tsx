import { Component, type ReactNode } from 'react'
import { i18n } from '#shared/lib/i18n.ts'
import { log } from '#shared/lib/log.ts'
import { Button } from './Button.tsx'

type Props = { children: ReactNode }
type State = { failure: 'none' | 'code' | 'old-version' }

/** The last net (ERR-08): says so, tells nothing technical, and offers the way back; also where a newer version took away the code. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { failure: 'none' }

  static getDerivedStateFromError(error: Error): State {
    return { failure: error.name === 'ChunkLoadError' ? 'old-version' : 'code' }
  }

  override componentDidCatch(error: Error): void {
    log(`a screen failed: ${error.name}`)
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === 'none') return this.props.children
    return (
      <main className="boundary" role="alert">
        <h1>{i18n.t(failure === 'code' ? 'common:boundary' : 'common:newVersion')}</h1>
        <Button onClick={() => window.location.reload()}>{i18n.t('common:reload')}</Button>
      </main>
    )
  }
}
