import type { ReactElement } from 'react'
import type { Role } from '#contracts/roles.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'

/** Consequences of switching a role off, below the question (ROL-08). */
export function RoleWillBeOff({ role, text }: { role: Role; text: string }): ReactElement {
  return (
    <>
      <p>{text}</p>
      <Borrowed part="RoleDependents" roles={[role]} />
    </>
  )
}
