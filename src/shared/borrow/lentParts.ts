import { createContext, use, type ReactNode } from 'react'
import type { Application } from '#contracts/applications.ts'
import type { MenuLocation } from '#contracts/menus.ts'
import type { Privilege } from '#contracts/privileges.ts'
import type { Role } from '#contracts/roles.ts'
import type { LazyPart } from '#shared/browser/lazyPart.tsx'
import type { Tree } from '#shared/menu/draft/draftItem.ts'

/** Parts of one feature that others show, with their props (docs/decisions/015). */
export type Parts = {
  /** Why a user has access: applications, roles, privileges, menu items (beyond 16). */
  UserAccess: { id: number }
  /** Who has a privilege and where: its roles, their users, and the menu items that need it (beyond 16). */
  PrivilegeAccess: { privilege: Privilege; onClose: () => void }
  /** What a role gives, marking what has no effect. */
  RoleGives: { role: Role }
  /** The users with one of these roles, read on a click. */
  PeopleWith: { roles: readonly string[] }
  /** What two roles give, side by side; without `other` it is chosen there. */
  CompareRoles: { role: Role; other?: Role | undefined; onClose: () => void }
  /** What a user gains and loses by given (true) and taken roles, by name. */
  UserGains: { id: number; changes: ReadonlyMap<string, boolean> }
  /** What uses applications; `buttonLabel` is the label of the button that counts again. */
  ApplicationDependents: {
    buttonLabel: string
    applications: readonly Pick<Application, 'id' | 'name' | 'title'>[]
  }
  /** What uses privileges; `buttonLabel` is also the label of the button that counts if that takes long. */
  PrivilegeDependents: { buttonLabel: string; privileges: readonly Privilege[] }
  /** Roles that give a privilege in the applications that it is removed from. */
  LostRoles: { name: string; application: readonly string[] }
  /** The users who have one of these roles. */
  RoleDependents: { roles: readonly Role[] }
  /** Number of users with one of these applications (ids), counted on a click unless `startsAtOnce`. */
  ReachedPeople: { ids: readonly number[]; startsAtOnce?: boolean }
  /** The applications in the suite menu of an application. */
  SuiteItems: { application: { id: number; name: string } }
  /** The roles of a person above any screen. */
  QuickRoles: QuickRolesProps
  /** The mails of the next days, each day with its way to the calendar. */
  WeekMails: object
  /** The applications that a person can open, and a link to all others. */
  HomeApplications: { apps: readonly string[] }
  /** Preview of an edited menu. */
  MenuPreview: {
    tree: Tree
    location: MenuLocation
    application: { id: number; name: string }
    onClose: () => void
  }
}

export type QuickRolesProps = {
  id: number
  /** What is known of the person before anything is read. */
  name: string
  /** Where they stand among others, in words. */
  place?: string | undefined
  onPrevious?: (() => void) | undefined
  /** Leads to the next person; a save can go on there. */
  onNext?: (() => void) | undefined
  /** The next person is loading: a tick now would be lost. */
  isGoing?: boolean
  /** What there is to say of it. */
  notice?: ReactNode
  /** What it is called to save and go on, where that leads to no next row. */
  nextLabel?: string
  onClose: () => void
}

export type PartName = keyof Parts
export type LentParts = { [Name in PartName]: LazyPart<Parts[Name]> }

/** Filled by src/app. */
export const LentPartsContext = createContext<Partial<LentParts>>({})

export function useLentPart<Name extends PartName>(name: Name): LentParts[Name] {
  const part = use(LentPartsContext)[name]
  if (!part) throw new Error(`src/app lends no ${name} here.`)
  return part
}
