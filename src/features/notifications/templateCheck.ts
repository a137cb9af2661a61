import type { Template } from '#contracts/notifications.ts'
import { api } from '#shared/api/api.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import { runLimited } from '#shared/api/runLimited.ts'
import { notificationsApi } from './api.ts'

export type TemplateCheck = {
  /** The applications that the template is not enabled for. */
  lacking: number[]
  /** As one of the others has it; null where none has. */
  template: Template | null
}

type CheckInput = { templateId: number; applicationIds: readonly number[] }

const callsAtOnce = 6

export const templateCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asks for each application by itself, once (D17). */
    checkTemplate: build.query<TemplateCheck, CheckInput>({
      async queryFn({ templateId, applicationIds }, { dispatch }) {
        const { listTemplatesByApps } = notificationsApi.endpoints
        let error: ApiError | null = null
        const found = await runLimited(
          applicationIds,
          callsAtOnce,
          async (id) => {
            const answer = await dispatch(
              listTemplatesByApps.initiate({ applicationIds: [id], isQuiet: true }, { subscribe: false }),
            )
            if (!answer.data) error ??= apiErrorOf(answer.error ?? {})
            return answer.data?.find((one) => one.id === templateId)
          },
          () => error === null,
        )
        if (error !== null) return { error }
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
