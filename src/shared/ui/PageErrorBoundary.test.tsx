import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { i18n } from '#shared/texts/i18n.ts'
import { PageErrorBoundary } from './PageErrorBoundary.tsx'

function Broken({ error }: { error: Error }): ReactElement {
  throw error
}

function broken(error: Error): HTMLElement {
  render(
    <PageErrorBoundary>
      <Broken error={error} />
    </PageErrorBoundary>,
  )
  return screen.getByRole('alert')
}

beforeAll(() => i18n.changeLanguage('es'))
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

it('shows a message with a link back when a screen crashes [ERR-08, CER-12]', () => {
  const alert = broken(new TypeError("Cannot read properties of undefined (reading 'id')"))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something error has occurred.')
  expect(screen.getByRole('button', { name: 'Recargar' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/login')
  expect(alert).not.toHaveTextContent(/TypeError|undefined/)
})

it('says that there is a new version when code of the page is gone', () => {
  broken(
    Object.assign(new Error('Loading chunk 42 failed.'), {
      name: 'ChunkLoadError',
      request: '/assets/42.js',
    }),
  )
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hay una versión nueva del portal.')
})
