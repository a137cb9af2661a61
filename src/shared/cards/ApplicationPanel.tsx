import type { ReactElement, ReactNode } from 'react'
import { serverText } from '#shared/texts/serverText.ts'
import './applicationPanels.css'

type ApplicationPanelProps = {
  application: { name: string; title: string }
  /** Its mark. */
  icon: ReactElement
  /** Id of the heading, which also labels the content. */
  headingId: string
  /** How much of it the record has, as text; absent while unknown. */
  count: string | undefined
  /** Beside the heading. */
  control: ReactNode
  children: ReactNode
}

/** The assignments of a record in one application, beside `ApplicationRadios`. */
export function ApplicationPanel(props: ApplicationPanelProps): ReactElement {
  const { application, icon, headingId, count, control, children } = props
  return (
    <section className="app-panel stack gap-3" aria-labelledby={headingId}>
      <header className="app-panel-heading row wrap">
        {icon}
        <div>
          <h2 id={headingId} className="breaks">
            <bdi translate="no">{serverText(application.title) ?? application.name}</bdi>
          </h2>
          {count !== undefined && <p className="muted small">{count}</p>}
        </div>
        {control}
      </header>
      {children}
    </section>
  )
}
