import type { ComponentType, ReactElement } from 'react'
import { useLentPart, type PartName, type Parts } from './lentParts.ts'

type BorrowedProps<Name extends PartName> = { part: Name } & Parts[Name]

/** A part of another feature. */
export function Borrowed<Name extends PartName>({ part, ...props }: BorrowedProps<Name>): ReactElement {
  const Part = useLentPart(part) as ComponentType<object>
  return <Part {...props} />
}
