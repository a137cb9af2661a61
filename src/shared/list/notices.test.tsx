import { act, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { sessionGone, unusable } from '#shared/api/apiError.ts'
import { press, prepareScreens } from '#shared/testing/testScreen.tsx'
import { CollectProgress } from './CollectProgress.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import './listTexts.ts'

prepareScreens()

describe('rows that could not be renewed', () => {
  const since = Date.now() - 5 * 60_000

  it('say so, how old they are, why, and offer another try', async () => {
    const onRetry = jest.fn()
    render(
      <StaleNotice since={since} isOnline error={unusable('listRoles')} isBusy={false} onRetry={onRetry} />,
    )
    expect(screen.getByText(/^No pudimos actualizar la tabla: ves los datos .*5 minutos/)).toBeVisible()
    expect(document.body).toHaveTextContent(/[0-9A-Z]{7}/)
    await press('Reintentar')
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  it('say it once, not each time that they are a minute older, and again where it fails again', () => {
    jest.useFakeTimers()
    const failure = unusable('listRoles')
    const notice = (at: number): ReactElement => (
      <StaleNotice
        since={Date.now() - 5 * 60_000}
        isOnline
        error={{ ...failure, at }}
        isBusy={false}
        onRetry={jest.fn()}
      />
    )
    const { rerender } = render(notice(1))
    expect(screen.getByRole('alert')).toHaveTextContent('5 minutos')
    act(() => jest.advanceTimersByTime(60_000))
    expect(screen.getByText(/6 minutos/)).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    rerender(notice(2))
    expect(screen.getByRole('alert')).toBeVisible()
    jest.useRealTimers()
  })

  it('say without a network only how old they are', () => {
    render(
      <StaleNotice
        since={since}
        isOnline={false}
        error={sessionGone('x')}
        isBusy={false}
        onRetry={jest.fn()}
      />,
    )
    expect(screen.getByText(/^Ves los datos .*5 minutos/)).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

it.each([
  ['export', 'La lista cambió mientras se exportaba, así que no se descargó ningún archivo.'],
  ['selectAll', 'La lista cambió mientras se seleccionaba, así que la selección quedó como estaba.'],
] as const)(
  'rows that change while they are collected (%s) are not taken, and it is said',
  async (purpose, words) => {
    const onRetry = jest.fn()
    render(
      <CollectProgress
        purpose={purpose}
        state={{ phase: 'failed', error: 'changed' }}
        onCancel={jest.fn()}
        onRetry={onRetry}
      />,
    )
    expect(screen.getByText(words)).toBeVisible()
    await press('Reintentar')
    expect(onRetry).toHaveBeenCalledTimes(1)
  },
)
