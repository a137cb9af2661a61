import { listTemplatesByApps, type Template } from '#contracts/notifications.ts'
import { api, call } from '#shared/api/api.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import { runLimited } from '#shared/lib/runLimited.ts'

export type TemplateCheck = {
  /** The applications that the template is not enabled for. */
  lacking: number[]
  /** As one of the others has it; null where none has. */
  template: Template | null
}

type CheckInput = { templateId: number; applicationIds: readonly number[] }

const callsAtOnce = 6

const applicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of a single application; asked beside other work. */
    listTemplatesOfApplication: build.query({
      ...call(listTemplatesByApps, {
        isQuiet: true,
        input: (applicationId: number) => ({ headers: { apps: String(applicationId) } }),
        view: ({ templates }) => templates,
      }),
      providesTags: ['template'],
    }),
  }),
})

export const templateCheckApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asks for each application by itself, once (D17). */
    checkTemplate: build.query<TemplateCheck, CheckInput>({
      async queryFn({ templateId, applicationIds }, { dispatch }) {
        const { listTemplatesOfApplication } = applicationApi.endpoints
        let error: ApiError | null = null
        const found = await runLimited(
          applicationIds,
          callsAtOnce,
          async (id) => {
            const answer = await dispatch(listTemplatesOfApplication.initiate(id, { subscribe: false }))
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
