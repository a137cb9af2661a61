import { Suspense, type ComponentType, type ReactElement } from 'react'
import type { LentParts, Parts } from '#shared/borrow/lentParts.ts'
import { lazyPart, type LazyPart } from '#shared/browser/lazyPart.tsx'

type AccessPart = keyof typeof import('#features/access/lent.ts')
type Lent = { [Name in AccessPart]: ComponentType<Parts[Name]> }

const loadLent = (): Promise<Lent> =>
  import(/* webpackChunkName: "console-access-card" */ '#features/access/lent.ts')

/** Renders nothing until its code is loaded. */
function accessPart<Name extends AccessPart>(name: Name): LazyPart<Parts[Name]> {
  const Part = lazyPart(() => loadLent().then((lent): ComponentType<Parts[Name]> => lent[name]), 'part')
  const Waiting = (props: Parts[Name]): ReactElement => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
  return Object.assign(Waiting, { load: Part.load })
}

// In the chunk of the card, of which it needs nearly everything.
const QuickRoles = lazyPart(
  () =>
    import(/* webpackChunkName: "console-users-card" */ '#features/users/quick/QuickRoles.tsx').then(
      (code) => code.QuickRoles,
    ),
  'part',
)

/** In the chunks of the home that show them. */
const homeParts = {
  WeekMails: lazyPart(
    () =>
      import(/* webpackChunkName: "home-work" */ '#features/notifications/week/WeekMails.tsx').then(
        (code) => code.WeekMails,
      ),
    'part',
  ),
  HomeApplications: lazyPart(
    () =>
      import(/* webpackChunkName: "console-home" */ '#features/auth/applications/HomeApplications.tsx').then(
        (code) => code.HomeApplications,
      ),
    'part',
  ),
}

/** Parts of features that the shell, lists and cards show. */
export const lentParts = {
  ...homeParts,
  QuickRoles,
  UserAccess: accessPart('UserAccess'),
  PrivilegeAccess: accessPart('PrivilegeAccess'),
  UserGains: accessPart('UserGains'),
  RoleGives: accessPart('RoleGives'),
  PeopleWith: accessPart('PeopleWith'),
  CompareRoles: accessPart('CompareRoles'),
  ApplicationDependents: accessPart('ApplicationDependents'),
  PrivilegeDependents: accessPart('PrivilegeDependents'),
  LostRoles: accessPart('LostRoles'),
  RoleDependents: accessPart('RoleDependents'),
  ReachedPeople: accessPart('ReachedPeople'),
} satisfies Partial<LentParts>
