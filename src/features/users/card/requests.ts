import { documentTypesApplication } from '#contracts/users.ts'

/** How the document types of a country are asked for (CLM-06). */
export function documentTypesOf(code: string): { headers: { code: string; appName: string } } {
  return { headers: { code, appName: documentTypesApplication } }
}

/** How the roles of a user are asked for, over all applications (G-57); nobody has the id 0. */
export function rolesOf(id: number): { headers: { user?: string } } {
  return { headers: id === 0 ? {} : { user: String(id) } }
}
