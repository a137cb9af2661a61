import { firstPages } from '#features/users/firstReads.ts'
import { type Address, callsAtOnce } from '#shared/api/request.ts'
import { canonicalPath } from '#shared/address/paths.ts'
import { menuTabs } from '#shared/address/consoleAddresses.ts'
import type { Declaration, FirstRead } from '#shared/resources/defineResource.ts'
import type { Claims } from '#shared/session/claims.ts'

type Asked = { call: string; headers?: object }
type Reads = NonNullable<Declaration['reads']>

/** Facts from the build, so that the page needs neither the contracts nor the declarations. */
export type WireFacts = {
  calls: Readonly<Record<string, Address>>
  /** By the first segment of a path. */
  reads: Readonly<Record<string, Reads>>
  usersPerPage: number
}

/** Endpoint ids of the first reads of console addresses. */
export function firstCalls(reads: WireFacts['reads']): string[] {
  return [
    ...['validateToken', 'listMenu', 'listUsers', 'listApplicationsForMenus', 'getMenuByApp'],
    ...Object.values(reads).flatMap(({ list = [], card = [] }) => [
      ...list,
      ...card.map((read) => asked(read).call),
    ]),
  ]
}

/**
 * The first reads of a screen: its rows, or its record; other calls follow. A journey compares these with the calls of
 * each screen.
 */
export function firstReads(
  { pathname, search }: { pathname: string; search: string },
  { userId }: Pick<Claims, 'userId'>,
  { reads, usersPerPage }: Omit<WireFacts, 'calls'>,
): Asked[] {
  const [screen = '', part = ''] = canonicalPath(pathname).split('/').slice(1)
  if (screen === '' || screen === 'home')
    return [{ call: 'listMenu', headers: userId === '' ? {} : { userid: userId } }]
  if (screen === 'menusettings') return [{ call: 'listApplicationsForMenus' }, ...storedMenu(part, search)]
  const { list = [], card = [] } = reads[screen] ?? {}
  if (/^[1-9]\d*$/.test(part)) return card.map((read) => asked(read, part))
  if (part !== '') return []
  return screen === 'users'
    ? firstPages(search, usersPerPage)
        .slice(0, callsAtOnce)
        .map((input) => ({ call: 'listUsers', ...input }))
    : list.map((call) => ({ call }))
}

/** The call with the record's id. */
export function asked(read: FirstRead, id?: string): Asked {
  if (typeof read === 'string') return { call: read }
  const [call, header] = read
  return { call, headers: { [header]: id } }
}

function storedMenu(tab: string, search: string): Asked[] {
  const application = new URLSearchParams(search).get('app') ?? ''
  const at = menuTabs.findIndex((one) => one === tab)
  if (at === -1 || !/^[1-9]\d*$/.test(application)) return []
  return [{ call: 'getMenuByApp', headers: { idapplication: application, idmenulocation: String(at + 1) } }]
}
