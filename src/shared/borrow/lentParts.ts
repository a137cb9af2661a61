import { createContext, use } from 'react'
import type { Application } from '#contracts/applications.ts'
import type { MenuLocation } from '#contracts/menus.ts'
import type { Privilege } from '#contracts/privileges.ts'
import type { Role } from '#contracts/roles.ts'
import type { LazyPart } from '#shared/browser/lazyPart.tsx'
import type { Tree } from '#shared/menu/draft/draftItem.ts'

/** Parts that one feature has and others show, with what they are given (docs/decisions/015). */
export type Parts = {
  /** Why a user may do what they may: applications, roles, privileges, menu items (beyond 16). */
  UserAccess: { id: number; name: string; onClose: () => void }
  /** Who has a privilege: the roles that give it, and the users who have these roles (beyond 16). */
  PrivilegeAccess: { privilege: Privilege; onClose: () => void }
  /** What a role gives, with what of it has no effect. */
  RoleAccess: { role: Role; onClose: () => void }
  /** What two roles give, side by side; the other one is chosen there where it is absent. */
  CompareRoles: { role: Role; other?: Role | undefined; onClose: () => void }
  /** What somebody gains and loses by the roles that are given and taken, by their names. */
  UserGains: { id: number; changes: ReadonlyMap<string, boolean> }
  /** What uses applications; `ask` is on the button that counts again after a stop. */
  ApplicationDependents: { ask: string; applications: readonly Pick<Application, 'id' | 'name' | 'title'>[] }
  /** What uses privileges; `ask` also on the button that counts where that takes long. */
  PrivilegeDependents: { ask: string; privileges: readonly Privilege[] }
  /** The roles that give a privilege in the applications that it leaves. */
  LostRoles: { name: string; application: readonly string[] }
  /** The users who have one of these roles. */
  RoleDependents: { roles: readonly Role[] }
  /** How many people have one of these applications, by their ids; counted on a press unless it is to start at once. */
  ReachedPeople: { ids: readonly number[]; startsAtOnce?: boolean }
  /** The applications in the suite menu of an application. */
  SuiteItems: { application: { id: number; name: string } }
  /** A menu, while it is edited, as people will see it. */
  MenuPreview: {
    tree: Tree
    location: MenuLocation
    application: { id: number; name: string }
    onClose: () => void
  }
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
