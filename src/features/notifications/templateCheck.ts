import type { Template } from '#contracts/notifications.ts'
import { api } from '#shared/api/api.ts'
import { again, answerOf } from '#shared/api/answerOf.ts'
import { readMany } from '#shared/api/readMany.ts'
import { notificationsApi } from './api.ts'

export type TemplateCheck = {
  /** The applications that the template is not enabled for. */
  lacking: number[]
  /** As one of the others has it; null where none has. */
  template: Template | null
}

type CheckInput = { templateId: number; applicationIds: readonly number[] }

export const templateCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asks for each application by itself, once (D17); one that is asked again asks again for each. */
    checkTemplate: build.query<TemplateCheck, CheckInput>({
      async queryFn({ templateId, applicationIds }, { dispatch, forced = false }) {
        const { listTemplatesByApps } = notificationsApi.endpoints
        const read = await readMany(applicationIds, (id) =>
          answerOf(
            dispatch(
              listTemplatesByApps.initiate({ applicationIds: [id], isQuiet: true }, forced ? again : {}),
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
