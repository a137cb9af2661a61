import {
  countRolesByUser,
  getFreeTrial,
  getMaintenanceWindow,
  getParameters,
  getVersion,
  hiddenApplication,
  listApplications,
} from '#contracts/applications.ts'
import { api, call } from '#shared/api/api.ts'

export const applicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getParameters: build.query(call(getParameters)),
    getMaintenanceWindow: build.query(call(getMaintenanceWindow)),
    getFreeTrial: build.query(call(getFreeTrial)),
    getVersion: build.query(call(getVersion)),
    listApplications: build.query({
      ...call(listApplications, {
        view: ({ result }) => result.records.filter(({ name }) => name !== hiddenApplication),
      }),
      providesTags: ['application'],
    }),
    countRolesByUser: build.query({
      ...call(countRolesByUser, {
        view: ({ records }) => records.filter(({ appname }) => appname !== hiddenApplication),
      }),
      providesTags: ['role'],
    }),
  }),
})
