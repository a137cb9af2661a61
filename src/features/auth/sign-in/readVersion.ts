import { applicationsApi } from '#features/applications/api.ts'
import { store } from '#shared/api/store.ts'
import { appName } from '#shared/api/appName.ts'
import { sessionStore } from '#shared/browser/storage.ts'

const versionKey = 'versionApp'

/** Version of the application, requested once per tab (CAL-23); null without an answer. */
export async function readVersion(tenant: string | null, tenantLanguage: string): Promise<string | null> {
  const stored = sessionStore.get(versionKey)
  if (stored !== null) return stored
  const { data } = await store.dispatch(
    applicationsApi.endpoints.getVersion.initiate(
      { headers: { appName: appName(), ...(tenant && { tenant }), tenantLanguage } },
      { subscribe: false },
    ),
  )
  if (!data) return null
  sessionStore.set(versionKey, data.version)
  return data.version
}
