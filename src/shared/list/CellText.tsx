import { memo, type ReactElement } from 'react'
import { serverText } from '#shared/texts/serverText.ts'

type CellTextProps = {
  /** As a service gave it. */
  children: string | null | undefined
}

/** A value of a service as text, on one line; a dash where there is none (hardening T17, T96). */
export const CellText = memo(function CellText({ children }: CellTextProps): ReactElement {
  const text = serverText(children)
  if (text === null) return <span className="faint">—</span>
  return (
    <bdi translate="no" className="cell-text one-line" title={text}>
      {text}
    </bdi>
  )
})
