import { isFiltered } from '#features/users/filters/filterNames.ts'
import { wireInput, userSorts } from '#features/users/list/wireInput.ts'
import { wirePagesOf } from '#features/users/list/wirePages.ts'
import type { Address } from '#shared/api/request.ts'
import { callsAtOnce } from '#shared/api/callsAtOnce.ts'
import { menuTabs } from '#shared/address/consoleScreens.ts'
import { canonicalPath } from '#shared/address/paths.ts'
import { readListParams } from '#shared/list/listParams.ts'
import { sizeChoice } from '#shared/list/usualSize.ts'
import type { Claims } from '#shared/session/claims.ts'

/** Endpoint ids of the first reads of console addresses. */
export const firstCalls = [
  'validateToken',
  'listUsers',
  'getUser',
  'listApplications',
  'getApplication',
  'listPrivileges',
  'listApplicationsOfPrivilege',
  'listRoles',
  'listNotifications',
  'listApplicationsForMenus',
  'getMenuByApp',
  'listMenu',
] as const

export type FirstCall = (typeof firstCalls)[number]
export type FirstRead = { call: FirstCall; headers?: object }

/** Facts of the calls from the build, so that the page does not need the contracts. */
export type WireFacts = { calls: Record<FirstCall, Address>; usersPerPage: number }

/**
 * The first reads of a screen: its rows, or its record; other calls follow. A journey compares these with the calls of
 * each screen.
 */
export function firstReads(
  { pathname, search }: { pathname: string; search: string },
  { userId }: Pick<Claims, 'userId'>,
  usersPerPage: number,
): FirstRead[] {
  const [list = '', id = ''] = canonicalPath(pathname).split('/').slice(1)
  const isRecord = /^[1-9]\d*$/.test(id)
  const isList = id === ''
  const listApplications = { call: 'listApplications' } as const
  switch (list) {
    case '':
    case 'home':
      return [{ call: 'listMenu', headers: userId === '' ? {} : { userid: userId } }]
    case 'users':
      if (isRecord) return [{ call: 'getUser', headers: { pid: id } }]
      // A filtered list reads all pages by itself.
      return isList && !isFiltered(new URLSearchParams(search)) ? usersPages(search, usersPerPage) : []
    case 'apps':
      if (isRecord) return [{ call: 'getApplication', headers: { id } }]
      return isList ? [listApplications] : []
    case 'privileges':
      if (isRecord)
        return [{ call: 'listPrivileges' }, { call: 'listApplicationsOfPrivilege', headers: { id } }]
      return isList ? [{ call: 'listPrivileges' }, listApplications] : []
    case 'roles':
      return isRecord || isList ? [{ call: 'listRoles' }, listApplications] : []
    case 'notifications':
      if (isRecord) return [{ call: 'listNotifications' }]
      return isList ? [{ call: 'listNotifications' }, listApplications] : []
    case 'menusettings':
      return [{ call: 'listApplicationsForMenus' }, ...storedMenu(id, search)]
    default:
      return []
  }
}

function storedMenu(tab: string, search: string): FirstRead[] {
  const application = new URLSearchParams(search).get('app') ?? ''
  const at = menuTabs.findIndex((one) => one === tab)
  if (at === -1 || !/^[1-9]\d*$/.test(application)) return []
  return [{ call: 'getMenuByApp', headers: { idapplication: application, idmenulocation: String(at + 1) } }]
}

function usersPages(search: string, perPage: number): FirstRead[] {
  const params = readListParams(new URLSearchParams(search), userSorts, sizeChoice.read())
  return wirePagesOf(params, perPage)
    .wirePages.slice(0, callsAtOnce)
    .map((page) => ({ call: 'listUsers', ...wireInput(params, page) }))
}
