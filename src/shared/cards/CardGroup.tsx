import { createContext, use, useId, type ReactElement, type ReactNode } from 'react'
import './cardSheet.css'

type CardGroupProps = {
  title: string
  /** `dl` where the children are details, not fields. */
  as?: 'div' | 'dl'
  /** Its children form pairs, such as amounts and their units. */
  isPaired?: boolean | undefined
  children: ReactNode
}

/** True within a section of a page, whose heading is the second level. */
export const InSection = createContext(false)

/** Values or fields that belong together, beside the name of their group. */
export function CardGroup({ title, as: Grid = 'div', isPaired, children }: CardGroupProps): ReactElement {
  const id = useId()
  const isNested = use(InSection)
  const Heading = isNested ? 'h3' : 'h2'
  return (
    <section className="card-group" aria-labelledby={id} role={isNested ? 'group' : undefined}>
      <Heading id={id}>{title}</Heading>
      <Grid className="card-grid" data-paired={isPaired || undefined}>
        {children}
      </Grid>
    </section>
  )
}
