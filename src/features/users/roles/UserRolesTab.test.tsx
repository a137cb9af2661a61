import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactElement } from 'react'
import { Provider } from 'react-redux'
import type { Application } from '#contracts/applications.ts'
import type { Role } from '#contracts/roles.ts'
import { freshStore } from '#shared/testing/testStore.tsx'
import { i18n } from '#shared/texts/i18n.ts'
import { noRoleChanges, type RoleChanges } from './roleChanges.ts'
import { UserRolesTab } from './UserRolesTab.tsx'

const application = (
  id: number,
  name: string,
  title: string,
  fields: Partial<Application> = {},
): Application => ({
  id,
  name,
  title,
  isVisible: true,
  idState: 0,
  rolCount: 3,
  ...fields,
})
const applications = [
  application(1, 'suite', 'Suite', { rolCount: 4 }),
  application(2, 'colnomina', 'Colnómina'),
  application(3, 'acme', 'Acme <b>1</b>', { rolCount: 1 }),
  application(4, 'RESETOTP', 'Restablecer OTP'),
  application(5, 'archivo', 'Archivo', { isVisible: false }),
  application(6, 'portafirmas', 'Portafirmas', { idState: 1 }),
]
const counts = [
  { appname: 'suite', rolequantity: 1, rolequantityUnique: 0 },
  { appname: 'colnomina', rolequantity: 2, rolequantityUnique: 1 },
  { appname: 'RESETOTP', rolequantity: 9, rolequantityUnique: 9 },
  { appname: 'archivo', rolequantity: 9, rolequantityUnique: 9 },
]
const role = (id: number, name: string, sharedApps: string, fields: Partial<Role> = {}): Role => ({
  id,
  name,
  idstate: 0,
  sharedApps,
  assigned: false,
  ...fields,
})
const long = 'Coordinador de validaciones de identidad para entidades financieras'
const roles: Record<string, Role[]> = {
  suite: [
    role(1, 'Soporte', 'Suite'),
    role(2, 'Contador', 'Suite,Colnómina', { assigned: true }),
    role(3, 'Auditor', 'Suite,Colnómina,Acme <b>1</b>,Restablecer OTP,Portafirmas'),
    role(4, long, 'Suite'),
    role(5, 'Aprobador temporal', 'Suite', { idstate: 1 }),
  ],
  colnomina: [
    role(2, 'Contador', 'Suite,Colnómina', { assigned: true }),
    role(3, 'Auditor', 'Suite,Colnómina,Acme <b>1</b>'),
    role(6, 'Nómina', 'Colnómina', { assigned: true }),
  ],
  acme: [role(3, 'Auditor', 'Suite,Colnómina,Acme <b>1</b>')],
}

type Asked = { call: string; application: string | null; user: string | null }
const asked: Asked[] = []
/** Calls that fail once, and role lists that wait until released. */
const failing = new Set<string>()
const held = new Map<string, Promise<void>>()

function serve(): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const headers = new Headers(init?.headers)
    const call = String(input).replace(/^.*\/api/, '')
    const wanted = headers.get('application')
    asked.push({ call, application: wanted, user: headers.get('user') })
    if (failing.delete(call)) return new Response('{}', { status: 500 })
    if (wanted !== null) await held.get(wanted)
    const records = wanted ? roles[wanted]! : Object.values(roles).flat()
    const own = headers.has('user')
    const body: Record<string, unknown> = {
      '/application/list': { result: { records: applications } },
      '/application/GetCountRolesByUser': { records: counts },
      '/role/list': {
        result: { records: own ? records : records.map(({ assigned: _, ...rest }) => rest) },
      },
    }
    return new Response(JSON.stringify(body[call]))
  })
}

let draft: RoleChanges = noRoleChanges
function Card({ userId, isReadOnly }: { userId: number | null; isReadOnly: boolean }): ReactElement {
  const [changes, setChanges] = useState(noRoleChanges)
  return (
    <UserRolesTab
      userId={userId}
      changes={changes}
      onChange={(next) => {
        draft = next
        setChanges(next)
      }}
      isReadOnly={isReadOnly}
      problem="*Se requiere mínimo un rol"
    />
  )
}

function open({
  userId = 42,
  isReadOnly = false,
}: { userId?: number | null; isReadOnly?: boolean } = {}): void {
  render(
    <Provider store={freshStore()}>
      <Card userId={userId} isReadOnly={isReadOnly} />
    </Provider>,
  )
}

const user = userEvent.setup()
const choices = () => screen.getAllByRole('radio')
const choice = (name: RegExp) => screen.getByRole('radio', { name })
const shownCounts = () => choices().map((one) => one.closest('label')!.textContent)
const box = (name: string) => screen.findByRole('checkbox', { name: `Asignado ${name}` })
const rowNames = async () => (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent)
const all = () => screen.getByRole('switch', { name: 'Asignar todos los roles' })

const question = () => screen.getByRole('alertdialog')
const accept = () => user.click(within(question()).getByRole('button', { name: /^(Asignar|Quitar)$/ }))

beforeEach(async () => {
  i18n.changeLanguage('es')
  asked.length = 0
  draft = noRoleChanges
  failing.clear()
  held.clear()
  serve()
})

describe('the applications', () => {
  it('are listed with their number of roles, the one with most roles selected [URO-01, URO-02, URO-03, TBL-11, TBL-12, CAL-30]', async () => {
    open()
    await box('Nómina')
    expect(shownCounts()).toEqual(['Colnómina2 de 3', 'Suite1 de 4', 'Acme <b>1</b>0 de 1'])
    expect(choice(/^Colnómina/)).toBeChecked()
    expect(screen.getByRole('heading', { name: 'Colnómina' })).toBeVisible()
  })

  it('have no role assigned for a new user, and show their totals', async () => {
    open({ userId: null })
    expect(await rowNames()).toHaveLength(4)
    expect(shownCounts()[0]).toBe('Suite0 de 4')
    expect(asked.map(({ call, user: whose }) => [call, whose])).toEqual([
      ['/application/list', null],
      ['/role/list', null],
    ])
  })

  it('switch the table when selected [URO-04]', async () => {
    open()
    await box('Nómina')
    await user.click(choice(/^Suite/))
    await box('Soporte')
    expect(screen.queryByText('Nómina')).toBeNull()
    expect(asked.filter(({ call }) => call === '/role/list')).toEqual([
      { call: '/role/list', application: 'colnomina', user: '42' },
      { call: '/role/list', application: 'suite', user: '42' },
    ])
  })

  it('count drafted roles, shared ones in each of their applications [USR-41]', async () => {
    open()
    await user.click(await box('Auditor'))
    await waitFor(() =>
      expect(shownCounts()).toEqual(['Colnómina3 de 3', 'Suite2 de 4', 'Acme <b>1</b>1 de 1']),
    )
    await user.click(choice(/^Suite/))
    expect(await box('Auditor')).toBeChecked()
    await user.click(await box('Contador'))
    expect(shownCounts()).toEqual(['Colnómina2 de 3', 'Suite1 de 4', 'Acme <b>1</b>1 de 1'])
    expect(screen.getByText('2 roles con cambios sin guardar')).toBeVisible()
  })

  it('can be requested again after a failure', async () => {
    failing.add('/application/GetCountRolesByUser')
    open()
    expect(screen.getByRole('status')).toHaveTextContent('Cargando roles…')
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al realizar la petición.')
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await box('Nómina')).toBeChecked()
  })
})

describe('the table of roles', () => {
  it('has three columns, the logo of the application, and no pages [URO-05, URO-06, URO-07]', async () => {
    open()
    await box('Nómina')
    const table = screen.getByRole('table', { name: 'Colnómina' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Rol', 'Compartido con', 'Asignado'])
    const panel = screen.getByRole('region', { name: 'Colnómina' })
    expect(panel.querySelector('header img, header [aria-hidden]')).toBeVisible()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  it('lists active roles only, and shows where they are shared [URO-10, URO-11, TBL-08, TBL-10, CCL-29]', async () => {
    open()
    await box('Nómina')
    await user.click(choice(/^Suite/))
    await box('Soporte')
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.map((row) => [...row.children].slice(0, 2).map(({ textContent }) => textContent))).toEqual([
      ['Contador', 'Suite, Colnómina'],
      ['Auditor', 'Suite, Colnómina...'],
      ['Coordinador de validaciones de identidad...', '—'],
      ['Soporte', '—'],
    ])
  })

  it('shows truncated text on hover and focus, and hides it again [URO-09, TBL-09]', async () => {
    open()
    await box('Nómina')
    await user.click(choice(/^Suite/))
    expect(await box(long)).not.toBeChecked()
    const name = screen.getByRole('button', { name: long })
    expect(name).toHaveTextContent(/^Coordinador de validaciones de identidad\.\.\.$/)
    act(() => name.focus())
    expect(screen.getByText(long)).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(screen.queryByText(long)).toBeNull()
    await user.hover(screen.getByRole('button', { name: 'Aplicaciones: Suite, Colnómina, Acme <b>1</b>' }))
    expect(screen.getByRole('tooltip', { hidden: true })).toHaveTextContent('SuiteColnóminaAcme <b>1</b>')
  })

  it('assigns and removes all listed roles; its switch is on only when all are assigned [URO-08]', async () => {
    open()
    await box('Nómina')
    expect(all()).not.toBeChecked()
    await user.click(all())
    await accept()
    expect([...draft]).toEqual([['Auditor', true]])
    expect(all()).toBeChecked()
    await user.click(await box('Auditor'))
    expect([all(), draft.size].map((one) => (one instanceof HTMLInputElement ? one.checked : one))).toEqual([
      false,
      0,
    ])
    await user.click(all())
    await accept()
    await user.click(all())
    await accept()
    expect(Object.fromEntries(draft)).toEqual({ Contador: false, Nómina: false })
  })

  it('assigns all roles of the application shown, not of the previous or a loading one', async () => {
    let letGo = (): void => undefined
    held.set('suite', new Promise((done) => (letGo = done)))
    open()
    await box('Nómina')
    await user.click(choice(/^Suite/))
    expect(screen.getByRole('heading', { name: 'Suite' })).toBeVisible()
    expect(all()).toBeDisabled()
    await user.click(all())
    expect(draft.size).toBe(0)
    await act(async () => letGo())
    await box('Soporte')
    await user.click(all())
    await accept()
    expect(Object.fromEntries(draft)).toEqual({ Auditor: true, Soporte: true, [long]: true })
  })

  it('asks before a switch of all roles changes other applications, and names them', async () => {
    open()
    await box('Nómina')
    await user.click(all())
    expect(question()).toHaveAccessibleName('¿Deseas asignar todos los roles de Colnómina?')
    expect(question()).toHaveTextContent('Los roles compartidos cambian también en: Suite y Acme <b>1</b>')
    await user.click(within(question()).getByRole('button', { name: 'Cancelar' }))
    expect(draft.size).toBe(0)
    expect(all()).not.toBeChecked()
    await user.click(await box('Auditor'))
    await user.click(all())
    expect(question()).toHaveAccessibleName('¿Deseas quitar todos los roles de Colnómina?')
    await accept()
    expect(Object.fromEntries(draft)).toEqual({ Contador: false, Nómina: false })
  })

  it('assigns all roles without a question when no other application changes', async () => {
    open()
    await user.click(await box('Nómina'))
    await user.click(await box('Auditor'))
    expect(draft.get('Nómina')).toBe(false)
    await user.click(all())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect([...draft]).toEqual([['Auditor', true]])
  })

  it('shows and announces on each tick which other applications it affects', async () => {
    open()
    const auditor = await box('Auditor')
    expect(auditor).not.toHaveAccessibleDescription()
    await user.click(auditor)
    expect(within(auditor.closest('tr')!).getByText('vale también en Suite y Acme <b>1</b>')).toBeVisible()
    expect(auditor).toHaveAccessibleDescription('vale también en Suite y Acme <b>1</b>')
    expect(screen.getByRole('status')).toHaveTextContent('Auditor: vale también en Suite y Acme <b>1</b>')
    await user.click(auditor)
    expect(auditor).not.toHaveAccessibleDescription()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    const contador = await box('Contador')
    await user.click(contador)
    expect(contador).toHaveAccessibleDescription('se quita también en Suite')
    await user.click(await box('Nómina'))
    expect(await box('Nómina')).not.toHaveAccessibleDescription()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    act(() => i18n.changeLanguage('en'))
    expect(contador).toHaveAccessibleDescription('also removed in Suite')
    act(() => i18n.changeLanguage('pt'))
    expect(contador).toHaveAccessibleDescription('é retirado também em Suite')
  })

  it('ticks a role by its name as well, and moves from box to box by arrow keys', async () => {
    open()
    await user.click(within(await screen.findByRole('table')).getByText('Auditor'))
    expect(await box('Auditor')).toBeChecked()
    act(() => screen.getByRole('checkbox', { name: 'Asignado Nómina' }).focus())
    await user.keyboard('{ArrowDown}{Enter}')
    expect(await box('Auditor')).toHaveFocus()
    expect(await box('Auditor')).not.toBeChecked()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(await box('Contador')).toHaveFocus()
    expect([...draft]).toEqual([['Contador', false]])
  })

  it('handles every click, however fast', async () => {
    open()
    const boxes = [await box('Auditor'), await box('Contador'), await box('Nómina')]
    act(() => boxes.forEach((one) => one.click()))
    expect(Object.fromEntries(draft)).toEqual({ Auditor: true, Contador: false, Nómina: false })
  })

  it('can fail to load while the applications stay', async () => {
    failing.add('/role/list')
    open()
    expect(await screen.findByText('Error al realizar la petición.')).toBeVisible()
    expect(choices()).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await box('Nómina')).toBeChecked()
  })

  it('reports an application without active roles', async () => {
    const { acme } = roles
    roles['acme'] = [role(9, 'Vieja', 'Acme', { idstate: 1 })]
    open()
    await box('Nómina')
    await user.click(choice(/^Acme/))
    expect(await screen.findByRole('cell', { name: 'No se encontraron resultados' })).toBeVisible()
    expect(all()).toBeDisabled()
    roles['acme'] = acme!
  })
})

describe('the tab', () => {
  it('is read-only when not editable', async () => {
    open({ isReadOnly: true })
    await box('Nómina')
    for (const one of screen.getAllByRole('checkbox')) expect(one).toBeDisabled()
    expect(all()).toBeDisabled()
    await user.click(choice(/^Suite/))
    expect(await box('Soporte')).toBeDisabled()
  })

  it('says why it cannot be saved, in the current language', async () => {
    open()
    await user.click(await box('Auditor'))
    expect(screen.getByRole('alert')).toHaveTextContent('*Se requiere mínimo un rol')
    act(() => i18n.changeLanguage('pt'))
    expect(screen.getByRole('switch', { name: 'Atribuir todos os perfis' })).toBeChecked()
    act(() => i18n.changeLanguage('en'))
    expect(screen.getByText('1 role with unsaved changes')).toBeVisible()
  })
})
