import { useId, type ReactElement } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

type ReasonButtonProps = Omit<ButtonProps, 'unavailable'> & {
  /** Why it cannot be pressed, spoken with it and shown under the pointer: for where there is no room below it. */
  reason: string | undefined
}

/** A button among others that may be out. */
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
