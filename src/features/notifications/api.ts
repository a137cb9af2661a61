import { hiddenApplication } from '#contracts/applications.ts'
import {
  createNotification,
  deleteNotification,
  listNotificationApplications,
  listNotifications,
  listSubjectsByTemplate,
  listTemplatesByApps,
  modifyNotification,
} from '#contracts/notifications.ts'
import { onceDone } from '#shared/api/reads.ts'
import { api, call } from '#shared/api/api.ts'
import type { BackgroundRead } from '#shared/api/joinedReads.ts'
import { toNotification } from './notification.ts'

export { isPending } from './notification.ts'

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query({
      ...call(listNotifications, {
        input: (_all: BackgroundRead) => undefined,
        view: ({ result }) => result.map(toNotification),
      }),
      providesTags: ['notification'],
    }),
    createNotification: build.mutation({ ...call(createNotification), invalidatesTags: ['notification'] }),
    modifyNotification: build.mutation({
      ...call(modifyNotification),
      onQueryStarted: ({ body }, { dispatch, queryFulfilled }) =>
        onceDone(queryFulfilled, () => {
          dispatch(
            notificationsApi.util.updateQueryData('listNotifications', {}, (rows) => {
              const row = rows.find(({ id }) => id === body?.id)
              const { executionDate, ...fields } = body!
              if (row) Object.assign(row, fields, { day: executionDate.slice(0, 10) })
            }),
          )
        }),
      invalidatesTags: ['notification'],
    }),
    deleteNotification: build.mutation({
      ...call(deleteNotification, { input: (id: number) => ({ body: { id } }) }),
      invalidatesTags: ['notification'],
    }),
    listNotificationApplications: build.query({
      ...call(listNotificationApplications, {
        view: ({ records }) => records.filter(({ name }) => name !== hiddenApplication),
      }),
      providesTags: ['application'],
    }),
    /** Templates enabled for all of these applications (D17). */
    listTemplatesByApps: build.query({
      ...call(listTemplatesByApps, {
        input: ({ applicationIds }: { applicationIds: readonly number[] } & BackgroundRead) => ({
          headers: { apps: applicationIds.join(',') },
        }),
        view: ({ templates }) => templates,
      }),
      providesTags: ['template'],
    }),
    listSubjectsByTemplate: build.query({
      ...call(listSubjectsByTemplate, {
        input: (templateId: number) => ({ headers: { idTemplate: String(templateId) } }),
        view: ({ subjects }) => subjects,
      }),
      providesTags: ['template'],
    }),
  }),
})
