import { Component, type ReactNode } from 'react'
import { i18n } from '#shared/texts/i18n.ts'
import { isChunkError } from '#shared/browser/codeFailure.ts'
import { log } from '#shared/browser/log.ts'
import { removePageFrame } from '#shared/browser/pageFrame.ts'
import { Button } from './Button.tsx'

type Props = {
  /** The address of a screen inside the page: what broke there is behind whoever goes on to another one. */
  screen?: string
  children: ReactNode
}
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

  override componentDidUpdate({ screen }: Props): void {
    if (screen !== this.props.screen && this.state.failure !== 'none') this.setState({ failure: 'none' })
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (failure === 'none') return this.props.children
    const isPage = this.props.screen === undefined
    const Place = isPage ? 'main' : 'div'
    return (
      <Place className="message-page">
        <div role="alert">
          <h1>{i18n.t(failure === 'code' ? 'common:boundary' : 'common:newVersion')}</h1>
        </div>
        <Button onClick={() => window.location.reload()}>{i18n.t('common:reload')}</Button>
        {/* The address itself may be what breaks, and no menu leads away from it. */}
        {isPage && (
          <a className="ui-link" href="/login">
            {i18n.t('common:goHome')}
          </a>
        )}
      </Place>
    )
  }
}
