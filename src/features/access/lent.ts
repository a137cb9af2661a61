// What this feature lends to those below it, by the names of `Parts`; src/app loads it once one of them is needed.
export { CompareRolesDialog as CompareRoles } from './CompareRolesDialog.tsx'
export { ApplicationDependents } from './dependents/ApplicationDependents.tsx'
export { LostRoles } from './dependents/LostRoles.tsx'
export { PrivilegeDependents } from './dependents/PrivilegeDependents.tsx'
export { RoleDependents } from './dependents/RoleDependents.tsx'
export { PrivilegeAccessDialog as PrivilegeAccess } from './PrivilegeAccessDialog.tsx'
export { RoleAccessDialog as RoleAccess } from './RoleAccessDialog.tsx'
export { UserAccessDialog as UserAccess } from './UserAccessDialog.tsx'
