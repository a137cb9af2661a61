import { useMemo } from 'react'
import type { PrivilegeOfRole, Privilege } from '#contracts/privileges.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { listedPrivileges, type AccessApplication } from './roleAccess.ts'
import { appKey, titlesIn } from '#shared/records/applications.ts'

type Privileges = {
  /** Undefined while loading. */
  privileges: PrivilegeOfRole[] | undefined
  answer: { error?: unknown; isFetching: boolean; refetch: () => unknown }
}

/** The privileges of an application, with whether the role has them; a new role (0) has none. */
export function usePrivilegesOf(id: number, application: AccessApplication | undefined): Privileges {
  const name = application?.name ?? ''
  const isNew = id === 0
  const own = privilegesApi.useListPrivilegesOfRoleQuery(
    { rol: String(id), application: name },
    { skip: isNew || !application },
  )
  const all = privilegesApi.useListPrivilegesQuery({}, { skip: !isNew })
  const privileges = useMemo(() => {
    if (!isNew) return own.currentData && listedPrivileges(own.currentData)
    const here = all.data && privilegesIn(all.data, { name, title: application?.title ?? '' })
    return (
      here && listedPrivileges(here.map((one) => ({ name: one.name, idstate: one.idstate, assigned: false })))
    )
  }, [isNew, own.currentData, all.data, name, application?.title])
  return { privileges, answer: isNew ? all : own }
}

/** The privileges of an application, active or not. */
export function privilegesIn(
  all: readonly Privilege[],
  { name, title }: { name: string; title: string },
): Privilege[] {
  const places = [name, title].map(appKey)
  return all.filter((one) =>
    (one.application ?? titlesIn(one.sharedApps)).some((place) => places.includes(appKey(place))),
  )
}
