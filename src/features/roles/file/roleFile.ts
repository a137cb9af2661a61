import * as z from 'zod/mini'
import type { FileKind } from '#shared/files/recordFile.ts'
import { byName } from '#shared/texts/byName.ts'
import type { RoleAndList } from '../rules.ts'

const text = z.optional(z.string())

const schema = z.object({
  name: z.string(),
  alias: text,
  description: text,
  applications: z.array(
    z.object({
      name: z.string(),
      isVisible: z.boolean(),
      /** `isActive` in the source environment is informational, for people who read the file. */
      privileges: z.array(z.object({ name: z.string(), isActive: z.optional(z.boolean()) })),
    }),
  ),
})
export type RoleRecord = z.infer<typeof schema>

/** File format of a role and its privileges (beyond 32), without its state: that is switched, not copied. */
export const roleFile: FileKind<RoleRecord> = { kind: 'role', schema, upgrade }

/** In version 1 privileges were plain names, and `isVisible` was optional, true if absent. */
function upgrade(before: unknown): unknown {
  const { applications, ...role } = Object(before) as Record<string, unknown>
  return { ...role, applications: eachOf(applications, upgradeApplication) }
}

function upgradeApplication(before: unknown): unknown {
  const { privileges, ...application } = Object(before) as Record<string, unknown>
  return { isVisible: true, ...application, privileges: eachOf(privileges, (name) => ({ name })) }
}

function eachOf(list: unknown, change: (one: unknown) => unknown): unknown {
  return Array.isArray(list) ? list.map(change) : list
}

/** A role as file content, in a stable order. */
export function toRoleRecord({ role, access }: RoleAndList): RoleRecord {
  return {
    name: role?.name ?? '',
    alias: role?.alias ?? '',
    description: role?.description ?? '',
    applications: [...access].sort(byName).map(({ name, isVisible, privileges }) => ({
      name,
      isVisible,
      privileges: privileges
        .filter(({ assigned }) => assigned)
        .map((one) => ({ name: one.name, isActive: one.idstate === 0 }))
        .sort(byName),
    })),
  }
}
