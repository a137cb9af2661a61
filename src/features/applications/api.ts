import {
  countRolesByUser,
  getFreeTrial,
  getMaintenanceWindow,
  getParameters,
  getVersion,
  hiddenApplication,
  listApplications,
  type Application,
} from '#contracts/applications.ts'
import { api, call, type Answer, type Input } from '#shared/api/api.ts'

export const applicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getParameters: build.query<Answer<typeof getParameters>, Input<typeof getParameters>>(
      call(getParameters),
    ),
    getMaintenanceWindow: build.query<
      Answer<typeof getMaintenanceWindow>,
      Input<typeof getMaintenanceWindow>
    >(call(getMaintenanceWindow)),
    getFreeTrial: build.query<Answer<typeof getFreeTrial>, Input<typeof getFreeTrial>>(call(getFreeTrial)),
    getVersion: build.query<Answer<typeof getVersion>, Input<typeof getVersion>>(call(getVersion)),
    listApplications: build.query<Application[], void>({
      query: () => call(listApplications).query({}),
      transformResponse: (answer: Answer<typeof listApplications>) =>
        answer.result.records.filter(({ name }) => name !== hiddenApplication),
      providesTags: ['application'],
    }),
    countRolesByUser: build.query<Answer<typeof countRolesByUser>['records'], Input<typeof countRolesByUser>>(
      {
        query: call(countRolesByUser).query,
        transformResponse: (answer: Answer<typeof countRolesByUser>) =>
          answer.records.filter(({ appname }) => appname !== hiddenApplication),
        providesTags: ['role'],
      },
    ),
  }),
})
