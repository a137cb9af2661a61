import { RadioButton } from 'primereact/radiobutton'
import { useId, type ReactElement, type ReactNode } from 'react'
import { serverText } from '#shared/texts/serverText.ts'
import { PrimePart } from '#shared/ui/prime/PrimePart.tsx'
import './applicationPanels.css'

type ApplicationRadiosProps<Application> = {
  legend: string
  applications: readonly Application[]
  /** Name of the chosen one. */
  selected: string
  onSelect: (name: string) => void
  /** How much the record has in it, in words. */
  countText: (application: Application) => string
  hasNone: (application: Application) => boolean
  /** A control beside an entry. */
  aside?: (application: Application) => ReactNode
}

/** One application at a time: a choice that the arrow keys move through (URO-01, URO-02). */
export function ApplicationRadios<Application extends { name: string; title: string }>(
  props: ApplicationRadiosProps<Application>,
): ReactElement {
  const { legend, applications, selected, onSelect, countText, hasNone, aside } = props
  const id = useId()
  return (
    // No fieldset: browsers do not scroll its background with what is in it.
    <div
      className="app-radios panel"
      role="radiogroup"
      aria-label={legend}
      data-aside={aside !== undefined || undefined}
    >
      {applications.map((application) => (
        <div key={application.name} className="app-radio row gap-2 tints">
          <label className="row spread gap-3 grow breaks">
            <PrimePart>
              <RadioButton
                name={id}
                checked={application.name === selected}
                onChange={() => onSelect(application.name)}
              />
            </PrimePart>
            <bdi translate="no">{serverText(application.title) ?? application.name}</bdi>
            <span className="app-count small numbers fixed" data-none={hasNone(application) || undefined}>
              {countText(application)}
            </span>
          </label>
          {aside?.(application)}
        </div>
      ))}
    </div>
  )
}
