import { useEffect, useState, type ReactElement } from 'react'
import { Button } from '#shared/ui/Button.tsx'
import { Borrowed, type BorrowedProps } from './Borrowed.tsx'
import { useLentPart, type PartName, type Parts } from './lentParts.ts'
import './onPress.css'

type OnPress = {
  [Name in PartName]: Parts[Name] extends { ask: string } ? BorrowedProps<Name> : never
}[PartName]

/** A part of another feature that is asked for by a press. Its code comes while the button is read. */
export function BorrowedOnPress(props: OnPress): ReactElement {
  const [isAsked, setAsked] = useState(false)
  const { load } = useLentPart(props.part)
  useEffect(() => void load(), [load])
  return (
    <div className="borrowed-on-press">
      {isAsked ? (
        <Borrowed {...props} />
      ) : (
        <Button tone="secondary" onClick={() => setAsked(true)}>
          {props.ask}
        </Button>
      )}
    </div>
  )
}
