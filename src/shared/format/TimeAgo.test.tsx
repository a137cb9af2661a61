import { act, render, screen } from '@testing-library/react'
import { noteServiceTime } from '#shared/api/serviceTime.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { TimeAgo } from './TimeAgo.tsx'

const now = new Date(2026, 2, 10, 12, 0).getTime()
const hour = 3_600_000
const iso = (time: number): string => new Date(time).toISOString()
/** Sets the local clock this many ms ahead of the service's. */
const runAhead = (by: number): void => noteServiceTime(iso(now - by), now)
const time = (): HTMLElement => screen.getByText(/\d/, { selector: 'time > :first-child' }).closest('time')!

beforeAll(() => i18n.changeLanguage('es'))
beforeEach(() => {
  jest.useFakeTimers({ now })
  runAhead(0)
})
afterEach(() => void jest.useRealTimers())

it.each([
  ['es', 'hace 3 días'],
  ['en', '3 days ago'],
  ['pt', 'há 3 dias'],
] as const)('tells in %s when something was, with its age in the title [D56]', (language, age) => {
  act(() => i18n.changeLanguage(language))
  const at = iso(new Date(2026, 2, 7, 9, 30).getTime())
  render(<TimeAgo at={at} />)
  expect(time()).toHaveTextContent(`07/03/2026 09:30 (${age})`)
  expect(time()).toHaveAttribute('title', age)
  expect(time()).toHaveAttribute('datetime', at)
  act(() => i18n.changeLanguage('es'))
})

it.each<[string, string | number, number, string, string | null]>([
  ['a time of the service', iso(now - hour), 0, '10/03/2026 11:00', 'hace 1 hora'],
  ['that lies ahead', iso(now + hour), 0, '10/03/2026 13:00', null],
  ['that lies ahead by its clock alone', iso(now - hour), 3 * hour, '10/03/2026 11:00', null],
  ['that lies ahead by the machine alone', iso(now + hour), -3 * hour, '10/03/2026 13:00', 'hace 2 horas'],
  ['a time of the machine', now - hour, 3 * hour, '10/03/2026 11:00', 'hace 1 hora'],
])('%s has its age by the clock of its source [D56]', (_, at, by, date, age) => {
  runAhead(by)
  const { rerender } = render(<TimeAgo at={at} />)
  expect(time()).toHaveTextContent(age ? `${date} (${age})` : date, { normalizeWhitespace: true })
  expect(time().getAttribute('title')).toBe(age)
  rerender(<TimeAgo at={at} phrase={(when) => `Cambió el ${when}.`} />)
  expect(time()).toHaveTextContent(age ? `Cambió el ${date}, ${age}.` : `Cambió el ${date}.`)
  expect(time()).not.toHaveAttribute('title')
})

it('updates its age while shown', () => {
  render(<TimeAgo at={iso(now - 61_000)} />)
  expect(time()).toHaveAttribute('title', 'hace 1 minuto')
  act(() => jest.advanceTimersByTime(10 * 60_000))
  expect(time()).toHaveAttribute('title', 'hace 11 minutos')
})

it.each([
  ['ayer por la tarde', 'ayer por la tarde'],
  [null, '—'],
  [undefined, '—'],
])('shows the invalid time %s unchanged', (at, text) => {
  render(<TimeAgo at={at} />)
  expect(screen.getByText(text)).toBeInTheDocument()
})
