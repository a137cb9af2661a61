import type { ReactElement } from 'react'
import type { Role } from '#contracts/roles.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'

/** What follows where a role is switched off, below the question (ROL-08). */
export function RoleWillBeOff({ role, text }: { role: Role; text: string }): ReactElement {
  return (
    <>
      <p>{text}</p>
      <Borrowed part="RoleDependents" roles={[role]} />
    </>
  )
}
