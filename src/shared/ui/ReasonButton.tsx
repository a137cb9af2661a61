import { useId, type ReactElement } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

type ReasonButtonProps = Omit<ButtonProps, 'unavailable'> & {
  /** Why it is disabled, as description and tooltip, without text below. */
  reason: string | undefined
}

/** A button that can be disabled with a reason. */
export function ReasonButton({ reason, onClick, ...button }: ReasonButtonProps): ReactElement {
  const reasonId = useId()
  if (reason === undefined) return <Button {...button} onClick={onClick} />
  return (
    <>
      <Button {...button} title={reason} aria-disabled aria-describedby={reasonId} />
      <span id={reasonId} hidden>
        {reason}
      </span>
    </>
  )
}
