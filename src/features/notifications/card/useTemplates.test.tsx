import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { notificationEndpoints } from '#contracts/notifications.ts'
import { freshStore } from '#shared/testing/testStore.tsx'
import { testServices } from '#shared/testing/testServices.ts'
import { useTemplates } from './useTemplates.ts'

/** The applications of each template, by id. */
let enabled: Record<number, number[]>

const services = testServices([notificationEndpoints], {
  listTemplatesByApps({ headers }) {
    const ids = headers['apps']!.split(',').map(Number)
    return {
      templates: Object.entries(enabled)
        .filter(([, apps]) => ids.every((id) => apps.includes(id)))
        .map(([id]) => ({ id: Number(id), title: `Plantilla ${id}`, variables: [] })),
    }
  },
})
const asked = () => services.callsOf('listTemplatesByApps').map(({ headers }) => headers['apps'])

beforeEach(() => {
  enabled = { 7: [1, 2], 8: [1] }
  services.start()
})

function open(ids: number[], chosen: string) {
  const store = freshStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result, rerender } = renderHook(
    (input: { ids: number[]; chosen: string }) => useTemplates(input.ids, input.chosen),
    { wrapper, initialProps: { ids, chosen } },
  )
  return { result, show: (next: number[]) => rerender({ ids: next, chosen }) }
}

it('offers templates of all applications with one call, in any order', async () => {
  const { result, show } = open([2, 1], '7')
  await waitFor(() => expect(result.current.options.state).toBe('ready'))
  expect(result.current.options.list).toEqual([{ value: '7', label: 'Plantilla 7' }])
  expect(result.current).toMatchObject({ template: { id: 7 }, lacking: [], isMissing: false })
  show([1, 2])
  await act(async () => {})
  expect(asked()).toEqual(['1,2'])
})

it('keeps a template that some applications lack, and names them', async () => {
  const { result, show } = open([1], '8')
  await waitFor(() => expect(result.current.template).toMatchObject({ id: 8 }))
  show([1, 2])
  await waitFor(() => expect(result.current.lacking).toEqual([2]))
  expect(result.current.options.list.map(({ value }) => value)).toEqual(['7', '8'])
  expect(result.current.isMissing).toBe(false)
})

it('reports a template as missing only once no application has it', async () => {
  const { result } = open([1, 2], '9')
  expect(result.current.isMissing).toBe(false)
  await waitFor(() => expect(result.current.isMissing).toBe(true))
  expect(result.current.lacking).toEqual([1, 2])
})

it('reports no template as missing without the list, and retries', async () => {
  services.answerNext('listTemplatesByApps', { status: 500 })
  const { result } = open([1, 2], '7')
  await waitFor(() => expect(result.current.options.state).toBe('failed'))
  expect(result.current.isMissing).toBe(false)
  act(() => result.current.options.retry())
  await waitFor(() => expect(result.current.template).toMatchObject({ id: 7 }))
  expect(result.current.options.state).toBe('ready')
})

it('reports no template as missing if a check failed', async () => {
  services.answerNext('listTemplatesByApps', {}, { status: 500 })
  const { result } = open([1, 2], '9')
  await waitFor(() => expect(asked()).toHaveLength(3))
  await act(async () => {})
  expect(result.current).toMatchObject({ isMissing: false, lacking: [] })
})

it.each([
  [30, 31, true],
  [31, 1, false],
])(
  'checks %d applications in %d calls, and knows that the template is missing: %p',
  async (count, calls, isKnown) => {
    const ids = Array.from({ length: count }, (_, index) => index + 1)
    const { result } = open(ids, '9')
    await waitFor(() => expect(result.current.options.state).toBe('ready'))
    await waitFor(() => expect(asked()).toHaveLength(calls))
    await waitFor(() => expect(result.current.isMissing).toBe(isKnown))
    await act(async () => {})
    expect([asked().length, result.current.isMissing]).toEqual([calls, isKnown])
  },
)
