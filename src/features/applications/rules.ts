import { cardAddress } from '#shared/cards/cardAddress.ts'
import type { Application } from '#contracts/applications.ts'
import { isActive } from '#shared/records/activeState.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { byDate, firstWhere, reversed } from '#shared/list/localPage.ts'
import type { LocalList } from '#shared/list/useLocalPage.ts'
import type { ListSort } from '#shared/list/listSorts.ts'
import { type Read, forcedRead, answerOf } from '#shared/api/reads.ts'
import type { ApplicationSettings } from '#contracts/application-settings.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { applicationSettingsApi } from './settingsApi.ts'

export const applicationAddress = cardAddress('/apps', ['datos', 'token', 'contrasena', 'configuracion'])
export type ApplicationTab = (typeof applicationAddress.tabs)[number]

export const newApplicationPath = applicationAddress.path(0)
export const applicationPath = (id: number): string => applicationAddress.path(id)

const byChange = byDate<Application>(({ modifiedOn }) => modifiedOn)

/** Searched text, and orders by their value of `sort` in the address, in the order of the sort menu (APP-06). */
export const applicationSearchAndSort: LocalList<Application, ListSort> = {
  textOf: ({ title, name, urlApp }) => `${title} ${name} ${urlApp ?? ''}`,
  orders: {
    active: firstWhere(({ idState }) => isActive(idState)),
    inactive: firstWhere(({ idState }) => !isActive(idState)),
    newest: reversed(byChange),
    oldest: byChange,
  },
}

export function nameOf({ id, title, name }: Pick<Application, 'id' | 'title' | 'name'>): string {
  return serverText(title) ?? serverText(name) ?? String(id)
}

/** `application` is null if there is none with this id. */
export type ReadApplication = { application: ApplicationSettings | null }

/** Reads an application, ignoring the cache. */
export async function readApplication(dispatch: Dispatch, id: number): Promise<Read<ReadApplication>> {
  const { initiate } = applicationSettingsApi.endpoints.getApplication
  const read = await answerOf(dispatch(initiate({ id }, forcedRead)))
  return 'error' in read ? read : { data: { application: read.data } }
}
