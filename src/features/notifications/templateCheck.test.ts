/** @jest-environment node */
import { notificationEndpoints } from '#contracts/notifications.ts'
import { createStore } from '#shared/api/createStore.ts'
import { testServices } from '#shared/testing/testServices.ts'
import { templateCheckApi } from './templateCheck.ts'

/** The templates of each application. */
let templates: Record<string, number[]>

const services = testServices([notificationEndpoints], {
  listTemplatesByApps: ({ headers }) => ({
    templates: (templates[headers['apps']!] ?? []).map((id) => ({
      id,
      title: `Plantilla ${id}`,
      variables: [],
    })),
  }),
})

beforeEach(() => {
  templates = { 1: [7, 8], 2: [8], 3: [7] }
  services.start()
})

const check = (templateId: number, applicationIds: number[]) =>
  createStore().dispatch(
    templateCheckApi.endpoints.checkTemplate.initiate({ templateId, applicationIds }, { subscribe: false }),
  )

it.each<[number, number[], number[], number | null]>([
  [7, [1, 2, 3], [2], 7],
  [8, [1, 2, 3], [3], 8],
  [7, [2], [2], null],
  [9, [1, 2], [1, 2], null],
  [7, [1, 3], [], 7],
])('the template %d of the applications %j is missing in %j', async (templateId, ids, lacking, template) => {
  const { data } = await check(templateId, ids)
  expect(data?.lacking).toEqual(lacking)
  expect(data?.template?.id ?? null).toBe(template)
  expect(services.calls.map(({ headers }) => headers['apps'])).toEqual(ids.map(String))
})

it.each([0, 1, 2])('fails as a whole if the call %d fails', async (at) => {
  services.answerNext('listTemplatesByApps', ...Array.from({ length: at }, () => ({})), { status: 500 })
  const { data, error } = await check(7, [1, 2, 3])
  expect(data).toBeUndefined()
  expect(error).toMatchObject({ kind: 'status' })
})
