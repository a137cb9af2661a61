import type { ComponentProps } from 'react'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { applicationEndpoints } from '#contracts/applications.ts'
import { menuEndpoints } from '#contracts/menus.ts'
import { suiteItemEndpoints, type SuiteItem } from '#contracts/suite-items.ts'
import { GuardedNavigation } from '#shared/cards/GuardedNavigation.tsx'
import { prepareScreens, renderScreen } from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
import { SuiteItems } from './SuiteItems.tsx'

type Item = Partial<SuiteItem> & { key: string; name: string }

/** What the services know during one test; the id is 0 where no menu is stored. */
export const service = { id: 0, menuJson: null as string | null }

export const services = testServices([menuEndpoints, suiteItemEndpoints, applicationEndpoints], {
  getMenuByApp: () => ({
    result: { records: service.id === 0 ? [] : [{ id: service.id, menuJson: service.menuJson }] },
  }),
  createMenu({ body }) {
    Object.assign(service, { id: 7, menuJson: body!['menujson'] })
    return { result: 'Hecho' }
  },
  modifyMenu({ body }) {
    service.menuJson = body!['menujson'] as string
    return { result: 'Hecho' }
  },
  uploadImageMenu: ({ body }) => ({
    relativePath: `/uploads/${atob(body!['ImageBase64'] as string).slice(-4)}.png`,
  }),
  listApplications: () => ({
    result: {
      records: [
        {
          id: 3,
          name: 'suite',
          title: 'Suite',
          isVisible: true,
          idState: 0,
          urlApp: 'https://app.suite.test/',
        },
      ],
    },
  }),
})

export function prepareSuiteItems(): void {
  prepareScreens()
  beforeEach(() => {
    services.start()
    Object.assign(service, { id: 0, menuJson: null })
    // The page of the tests knows no pictures.
    URL.createObjectURL = jest.fn(() => `blob:${Math.random()}`)
    URL.revokeObjectURL = jest.fn()
  })
}

export function store(items: readonly Item[]): void {
  Object.assign(service, { id: 7, menuJson: JSON.stringify(items) })
}

/** What was stored last. */
export function stored(): Item[] {
  return JSON.parse(service.menuJson!) as Item[]
}

function Preview({ tree, onClose }: Parameters<ComponentProps<typeof SuiteItems>['Preview']>[0]) {
  return (
    <section aria-label="Vista previa">
      {tree.map(({ name }) => name).join(', ')}
      <button onClick={onClose}>Cerrar la vista previa</button>
    </section>
  )
}

export function renderSuite(): void {
  renderScreen(
    <GuardedNavigation>
      <Routes>
        <Route
          path="/suite"
          element={<SuiteItems application={{ id: 3, name: 'suite' }} Preview={Preview} />}
        />
        <Route path="*" element={null} />
      </Routes>
    </GuardedNavigation>,
    '/suite',
  )
}

export const cards = (): (string | null)[] =>
  screen
    .getAllByRole('article')
    .map((card) => card.getAttribute('aria-labelledby'))
    .map((id) => document.getElementById(id!)!.textContent)

/** A .png file with sides of so many pixels, that ends in four letters. */
export function png(name: string, end = 'aaaa', { width = 64, height = 64, size = 40 } = {}): File {
  const bytes = new Uint8Array(size)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  bytes.set(new TextEncoder().encode(end), size - end.length)
  return new File([bytes], name, { type: 'image/png' })
}
