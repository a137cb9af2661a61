import { Component, type ReactNode } from 'react'
import { i18n } from '#shared/lib/i18n.ts'
import { log } from '#shared/lib/log.ts'
import { Button } from './Button.tsx'

type Props = { children: ReactNode }
type State = { hasFailed: boolean }

/** The last net (ERR-08): says so, tells nothing technical, and offers the way back. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error): void {
    log(`a screen failed: ${error.name}`)
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <main className="boundary" role="alert">
        <h1>{i18n.t('common:boundary')}</h1>
        <Button onClick={() => window.location.reload()}>
          {i18n.t('common:reload')}
        </Button>
      </main>
    )
  }
}
