import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ApiError } from '#shared/api/apiError.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { shareDone, type Counted, type Dependent } from './dependent.ts'
import { Dependents } from './Dependents.tsx'

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 })
const error: ApiError = { kind: 'network', call: 'listRoles', message: null, at: 1 }
const texts = { buttonLabel: 'Ver', used: (found: string) => `Lo usan ${found}.`, unused: 'Nadie lo usa.' }

beforeAll(() => i18n.changeLanguage('es'))

/** A kind whose count is settled by the test. */
function held(id: Dependent['id']) {
  const settle: ((counted: Counted) => void)[] = []
  const signals: AbortSignal[] = []
  let progress: Parameters<Dependent['count']>[1] = () => {}
  const kind: Dependent = {
    id,
    count(signal, onProgress) {
      signals.push(signal)
      progress = onProgress
      return new Promise((resolve) => settle.push(resolve))
    },
  }
  return {
    kind,
    signals,
    settle: (counted: Counted) => act(async () => settle.at(-1)!(counted)),
    progress: (done: number, total: number) => act(async () => progress(done, total)),
  }
}

const press = (name: string): Promise<void> => user.click(screen.getByRole('button', { name }))
const bar = (): HTMLElement => screen.getByRole('progressbar', { name: 'Contando…' })

it('counts on demand, each kind separately, and shows partial results', async () => {
  const [roles, items] = [held('roles'), held('menuItems')]
  render(<Dependents kinds={[roles.kind, items.kind]} texts={texts} />)
  expect(roles.signals).toHaveLength(0)
  await press('Ver')
  expect(bar()).toHaveAttribute('aria-valuenow', '0')
  await items.settle({ count: 7 })
  expect(screen.getByText('Lo usan 7 ítems de menú.')).toBeVisible()
  await roles.progress(1, 2)
  expect(bar()).toHaveAttribute('aria-valuenow', '75')
  await roles.settle({ count: 3 })
  expect(screen.getByText('Lo usan 3 roles y 7 ítems de menú.')).toBeVisible()
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})

it('says that nothing uses the record only after counting everything', async () => {
  const [roles, items] = [held('roles'), held('menuItems')]
  render(<Dependents kinds={[roles.kind, items.kind]} texts={texts} startsAtOnce />)
  await roles.settle({ count: 0 })
  expect(screen.queryByText('Nadie lo usa.')).not.toBeInTheDocument()
  await items.settle({ count: 0 })
  expect(screen.getByText('Nadie lo usa.')).toBeVisible()
})

it('stops on a click and ignores later answers', async () => {
  const roles = held('roles')
  render(<Dependents kinds={[roles.kind]} texts={texts} />)
  await press('Ver')
  await press('Detener')
  expect(roles.signals[0]!.aborted).toBe(true)
  await roles.settle({ count: 3 })
  expect(screen.queryByText(/Lo usan/)).not.toBeInTheDocument()
  await press('Ver')
  await roles.settle({ count: 2 })
  expect(screen.getByText('Lo usan 2 roles.')).toBeVisible()
})

it('retries only the failed kind', async () => {
  const [roles, items] = [held('roles'), held('menuItems')]
  render(<Dependents kinds={[roles.kind, items.kind]} texts={texts} startsAtOnce />)
  await items.settle({ count: 7 })
  await roles.settle({ error })
  expect(screen.getByText('Lo usan 7 ítems de menú.')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('El conteo está incompleto.')
  await press('Reintentar')
  expect([roles.signals.length, items.signals.length]).toEqual([2, 1])
  await roles.settle({ count: 1 })
  expect(screen.getByText('Lo usan 1 rol y 7 ítems de menú.')).toBeVisible()
})

it('aborts its calls on unmount', async () => {
  const roles = held('roles')
  const { unmount } = render(<Dependents kinds={[roles.kind]} texts={texts} startsAtOnce />)
  unmount()
  expect(roles.signals[0]!.aborted).toBe(true)
})

it.each([
  [[], 0],
  [[{ phase: 'counted', count: 3 }], 1],
  [[{ phase: 'counting', done: 0, total: 0 }], 0],
  [
    [
      { phase: 'counting', done: 1, total: 4 },
      { phase: 'counted', count: 0 },
    ],
    0.625,
  ],
] as [Parameters<typeof shareDone>[0], number][])('of %j the part %d is done', (states, share) => {
  expect(shareDone(states)).toBe(share)
})
