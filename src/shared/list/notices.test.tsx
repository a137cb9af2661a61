import { render, screen } from '@testing-library/react'
import { sessionGone, unusable } from '#shared/api/apiError.ts'
import { press, prepareScreens } from '#shared/testing/testScreen.tsx'
import { CollectProgress } from './CollectProgress.tsx'
import { StaleNotice } from './StaleNotice.tsx'
import './listTexts.ts'

prepareScreens()

describe('stale rows after a failed read', () => {
  const since = new Date(2026, 2, 10, 9, 5).getTime()

  it('show their age, the reason and a retry [D56]', async () => {
    const onRetry = jest.fn()
    render(
      <StaleNotice since={since} isOnline error={unusable('listRoles')} isBusy={false} onRetry={onRetry} />,
    )
    expect(screen.getByRole('alert')).toHaveTextContent(
      'No pudimos actualizar la tabla: ves los datos del 10/03/2026 09:05.',
    )
    expect(document.body).toHaveTextContent(/[0-9A-Z]{7}/)
    await press('Reintentar')
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  it('show only their age when offline [D56]', () => {
    render(
      <StaleNotice
        since={since}
        isOnline={false}
        error={sessionGone('x')}
        isBusy={false}
        onRetry={jest.fn()}
      />,
    )
    expect(screen.getByText('Ves los datos del 10/03/2026 09:05.')).toBeVisible()
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
