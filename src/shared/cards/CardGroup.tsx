import { useId, type ReactElement, type ReactNode } from 'react'
import './cardSheet.css'

type CardGroupProps = {
  title: string
  /** `dl` where the children are details, not fields. */
  as?: 'div' | 'dl'
  /** Its children form pairs, such as amounts and their units. */
  isPaired?: boolean | undefined
  children: ReactNode
}

/** Values or fields that belong together, beside the name of their group. */
export function CardGroup({ title, as: Grid = 'div', isPaired, children }: CardGroupProps): ReactElement {
  const id = useId()
  return (
    <section className="card-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Grid className="card-grid" data-paired={isPaired || undefined}>
        {children}
      </Grid>
    </section>
  )
}
