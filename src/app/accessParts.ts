import type { ComponentType } from 'react'
import type { LentParts, Parts } from '#shared/borrow/lentParts.ts'
import { lazyScreen, type LazyScreen } from '#shared/lib/lazyScreen.tsx'

type AccessPart = keyof typeof import('#features/access/lent.ts')
type Lent = { [Name in AccessPart]: ComponentType<Parts[Name]> }

const loadLent = (): Promise<Lent> =>
  import(/* webpackChunkName: "console-access-card" */ '#features/access/lent.ts')

function accessPart<Name extends AccessPart>(name: Name): LazyScreen<Parts[Name]> {
  return lazyScreen(() => loadLent().then((lent): ComponentType<Parts[Name]> => lent[name]), 'part')
}

/** What lists and cards borrow of the feature `access`. Its code is one chunk, which comes with the first of them. */
export const accessParts = {
  UserAccess: accessPart('UserAccess'),
  PrivilegeAccess: accessPart('PrivilegeAccess'),
  RoleAccess: accessPart('RoleAccess'),
  CompareRoles: accessPart('CompareRoles'),
  ApplicationDependents: accessPart('ApplicationDependents'),
  PrivilegeDependents: accessPart('PrivilegeDependents'),
  LostRoles: accessPart('LostRoles'),
  RoleDependents: accessPart('RoleDependents'),
} satisfies Partial<LentParts>
