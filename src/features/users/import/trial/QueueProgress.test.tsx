import { render, screen } from '@testing-library/react'
import { QueueProgress } from './QueueProgress.tsx'

const noop = (): void => {}

it.each([
  [19, 2_000, 'nothing', ''],
  [20, 2_000, 'the rest at this rate', 'Faltan unos 8 segundos.'],
  [20, 20_000, 'the rest at this rate', 'Faltan unos 80 segundos.'],
  [20, 60_000, 'the rest at this rate', 'Faltan unos 4 minutos.'],
  [99, 9_900, 'hardly anything', 'Falta un momento.'],
])('after %d answers of 100, and %d ms, it says %s of the time that is left (beyond 13)', (...given) => {
  const [settled, activeMs, , text] = given
  const state = {
    ...{ phase: 'running' as const, settled, total: 100, inFlight: 0, activeMs },
    ...{ waitsUntil: null, held: null, error: null },
  }
  render(<QueueProgress state={state} label="asking" onPause={noop} onGoOn={noop} />)
  const bar = screen.getByRole('progressbar')
  expect(bar).toHaveAttribute('aria-valuenow', String(settled))
  expect(bar.nextElementSibling).toHaveTextContent(text === '' ? /^$/ : text)
})
