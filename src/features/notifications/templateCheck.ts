import type { Template } from '#contracts/notifications.ts'
import { api } from '#shared/api/api.ts'
import { forcedRead, answerOf } from '#shared/api/reads.ts'
import { readMany } from '#shared/api/readMany.ts'
import { notificationsApi } from './api.ts'

type TemplateCheck = {
  /** Applications without the template. */
  lacking: number[]
  /** The template from one of the other applications; null if none has it. */
  template: Template | null
}

type CheckInput = { templateId: number; applicationIds: readonly number[] }

export const templateCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Checks each application separately, once (D17); a refetch checks all again. */
    checkTemplate: build.query<TemplateCheck, CheckInput>({
      async queryFn({ templateId, applicationIds }, { dispatch, forced = false }) {
        const { listTemplatesByApps } = notificationsApi.endpoints
        const read = await readMany(applicationIds, (id) =>
          answerOf(
            dispatch(
              listTemplatesByApps.initiate(
                { applicationIds: [id], isBackground: true },
                forced ? forcedRead : {},
              ),
            ),
          ),
        )
        if ('error' in read) return read
        const found = read.data.map((templates) => templates.find(({ id }) => id === templateId))
        return {
          data: {
            lacking: applicationIds.filter((_id, at) => !found[at]),
            template: found.find((one) => one !== undefined) ?? null,
          },
        }
      },
      providesTags: ['template'],
    }),
  }),
})
