import { createApplication, getApplication, modifyApplication } from '#contracts/application-settings.ts'
import { onceDone } from '#shared/api/reads.ts'
import { api, call } from '#shared/api/api.ts'
import type { BackgroundRead } from '#shared/api/joinedReads.ts'

/** Calls of card, switch, peek and policy dialog; apart from api.ts so that the sign-in does not load them. */
export const applicationSettingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null if the application does not exist. */
    getApplication: build.query({
      ...call(getApplication, {
        input: ({ id }: { id: number } & BackgroundRead) => ({ headers: { id: String(id) } }),
        view: ({ records }) => records[0] ?? null,
      }),
      providesTags: ['application'],
    }),
    createApplication: build.mutation({
      ...call(createApplication),
      invalidatesTags: ['application'],
    }),
    modifyApplication: build.mutation({
      ...call(modifyApplication),
      onQueryStarted: ({ body }, { dispatch, queryFulfilled }) =>
        onceDone(queryFulfilled, () => {
          dispatch(
            applicationSettingsApi.util.updateQueryData('getApplication', { id: body!.id }, (application) => {
              if (application) Object.assign(application, body)
            }),
          )
        }),
      // A renaming follows in companies, privileges, roles and users (D18); menus use the id.
      invalidatesTags: ['application', 'company', 'privilege', 'role', 'user'],
    }),
  }),
})
