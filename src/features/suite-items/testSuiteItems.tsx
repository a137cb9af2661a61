import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { applicationEndpoints } from '#contracts/applications.ts'
import { menuEndpoints } from '#contracts/menus.ts'
import { suiteItemEndpoints, type SuiteItem } from '#contracts/suite-items.ts'
import { LentPartsContext, type Parts } from '#shared/borrow/lentParts.ts'
import { prepareScreens, press, renderRoutes, user } from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
import { currentToasts } from '#shared/ui/toasts.ts'
import { SuiteItems } from './SuiteItems.tsx'

type Item = Partial<SuiteItem> & { key: string; name: string }

/** Data of the stubbed services during one test; the id is 0 without a stored menu. */
export const serviceData = { id: 0, menuJson: null as string | null }

export const services = testServices([menuEndpoints, suiteItemEndpoints, applicationEndpoints], {
  getMenuByApp: () => ({
    result: { records: serviceData.id === 0 ? [] : [{ id: serviceData.id, menuJson: serviceData.menuJson }] },
  }),
  createMenu({ body }) {
    Object.assign(serviceData, { id: 7, menuJson: body!['menujson'] })
    return { result: 'Hecho' }
  },
  modifyMenu({ body }) {
    serviceData.menuJson = body!['menujson'] as string
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
    Object.assign(serviceData, { id: 0, menuJson: null })
    // jsdom has no object URLs.
    URL.createObjectURL = jest.fn(() => `blob:${Math.random()}`)
    URL.revokeObjectURL = jest.fn()
  })
}

export function store(items: readonly Item[]): void {
  Object.assign(serviceData, { id: 7, menuJson: JSON.stringify(items) })
}

/** The last stored items. */
export function stored(): Item[] {
  return JSON.parse(serviceData.menuJson!) as Item[]
}

function MenuPreview({ tree, onClose }: Parts['MenuPreview']) {
  return (
    <section aria-label="Vista previa">
      {tree.map(({ name }) => name).join(', ')}
      <button onClick={onClose}>Cerrar la vista previa</button>
    </section>
  )
}

export function renderSuite(): void {
  const suite = (
    <LentPartsContext value={{ MenuPreview: Object.assign(MenuPreview, { load: async () => {} }) }}>
      <SuiteItems application={{ id: 3, name: 'suite' }} />
    </LentPartsContext>
  )
  renderRoutes(
    [
      { path: '/suite', element: suite },
      { path: '*', element: null },
    ],
    '/suite',
  )
}

export const cards = (): (string | null)[] =>
  screen
    .getAllByRole('article')
    .map((card) => card.getAttribute('aria-labelledby'))
    .map((id) => document.getElementById(id!)!.textContent)

/** A .png file of these dimensions that ends in four given letters. */
export function png(name: string, end = 'aaaa', { width = 64, height = 64, size = 40 } = {}): File {
  const bytes = new Uint8Array(size)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  bytes.set(new TextEncoder().encode(end), size - end.length)
  return new File([bytes], name, { type: 'image/png' })
}

export const one = {
  key: 'suite00001',
  name: 'Nómina',
  urlLanding: 'https://a.test/',
  urlApplication: 'https://b.test/',
}
export const two = { key: 'suite00002', name: 'Facturas', isActivate: false }
export const three = {
  key: 'suite00003',
  name: 'Firma',
  extra: { kept: true },
  children: [{ key: 'suite00004', name: 'Dentro' }],
}

export async function open(items: Parameters<typeof store>[0] = [one, two, three]): Promise<void> {
  store(items)
  renderSuite()
  await screen.findAllByRole('article')
}

export const group = (name: string): HTMLElement => screen.getByRole('group', { name: new RegExp(name) })
export const light = 'Logo para fondo claro'
export const dark = 'Logo para fondo oscuro'

export const field = (name: string): HTMLElement => screen.getByLabelText(name)

export const fill = (name: string, value: string): boolean =>
  fireEvent.change(field(name), { target: { value } })

export async function fillNew(): Promise<void> {
  await press('Crear Menu')
  await screen.findByRole('dialog')
  fill('Nombre ítem', 'Contabilidad')
  fill('URL de presentación', 'https://www.suite.test/')
  fill('URL de la aplicación', 'https://app.suite.test/')
}
export const create = (): Promise<void> =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Crear item' }))
export const isDialogOpen = (): boolean => screen.queryByRole('dialog') !== null
export const saved = (text: string): Promise<void> =>
  waitFor(() => expect(currentToasts().map((toast) => toast.text)).toContain(text))
