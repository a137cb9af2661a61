import type { ReactNode } from 'react'

export type QuickRolesProps = {
  id: number
  /** What is known of the person before anything is read. */
  name: string
  /** Where they stand among others, in words. */
  place?: string | undefined
  onPrevious?: (() => void) | undefined
  /** Leads to the next person; a save can go on there. */
  onNext?: (() => void) | undefined
  /** The next person is on the way: what is ticked now would be lost. */
  isGoing?: boolean
  /** What there is to say of it. */
  notice?: ReactNode
  /** What it is called to save and go on, where that leads to no next row. */
  nextLabel?: string
  onClose: () => void
}
