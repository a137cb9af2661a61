import { ProgressBar } from 'primereact/progressbar'
import type { ReactElement } from 'react'
import { PrimePart } from './prime/PrimePart.tsx'

type ProgressProps = { done: number; total: number; 'aria-label'?: string; 'aria-labelledby'?: string }

/** Progress bar of cards and dialogs. */
export function Progress({ done, total, ...name }: ProgressProps): ReactElement {
  return (
    <PrimePart>
      <ProgressBar {...name} value={Math.floor((100 * done) / Math.max(1, total))} showValue={false} />
    </PrimePart>
  )
}
