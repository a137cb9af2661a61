import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { keysChoice } from '#shared/keys/keysChoice.ts'
import { listViewChoice } from '#shared/list/listView.ts'
import { viewsChoice } from '#shared/list/views/views.ts'
import { viewsKey } from '#shared/list/views/openingQuery.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { PageStore } from '#shared/testing/testStore.tsx'
import { Toasts } from '#shared/ui/Toasts.tsx'
import { TravellingPreferences } from './TravellingPreferences.tsx'

const warning = /^Este navegador no guardó o no devolvió tus preferencias/

beforeAll(() => i18n.changeLanguage('es'))
afterEach(() => jest.restoreAllMocks())

it('says once that browser storage fails; the choice still applies [beyond 27]', async () => {
  render(
    <MemoryRouter>
      <TravellingPreferences />
      <Toasts />
    </MemoryRouter>,
    { wrapper: PageStore },
  )
  localStorage.setItem(viewsKey('/users'), '{"views":[{"name":"<script>')
  act(() => void viewsChoice('/users').read())
  expect(viewsChoice('/users').read()).toEqual({ views: [], opens: null })
  expect(await screen.findByText(warning)).toBeVisible()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  act(() => keysChoice.choose(false))
  act(() => listViewChoice('users').choose({ columns: ['customer'], density: 'compact' }))
  expect(keysChoice.read()).toBe(false)
  expect(listViewChoice('users').read().density).toBe('compact')
  await act(() => Promise.resolve())
  expect(screen.getAllByText(warning)).toHaveLength(1)
})
