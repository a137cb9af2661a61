import { memo, type ReactElement } from 'react'
import { serverText } from '#shared/texts/serverText.ts'

type CellTextProps = {
  /** Text from a service. */
  children: string | null | undefined
}

/** A service's text on one line, or a dash (hardening T17, T96). */
export const CellText = memo(function CellText({ children }: CellTextProps): ReactElement {
  const text = serverText(children)
  if (text === null) return <span className="faint">—</span>
  return (
    <bdi translate="no" className="cell-text one-line" title={text}>
      {text}
    </bdi>
  )
})
