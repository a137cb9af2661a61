import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactElement } from 'react'
import { Provider } from 'react-redux'
import type { Company } from '#contracts/companies.ts'
import { freshStore } from '#shared/testing/testStore.tsx'
import { i18n } from '#shared/texts/i18n.ts'
import { UserCompaniesTab } from './UserCompaniesTab.tsx'
import { noCompanyChanges, type CompanyChanges } from './companyChanges.ts'

const question = '¿Desea cambiar la empresa principal?'
const company = (id: number, name: string, fields: Partial<Company> = {}): Company => ({
  id,
  name,
  ...fields,
})
const four = [
  company(1, 'Cafés El Peñón', { principal: true, modifiedOn: '2026-01-01T00:00:00Z' }),
  company(2, 'Muebles La Ceiba', { assigned: true, modifiedOn: '2026-03-01T00:00:00Z' }),
  company(3, 'Notaría São Bento', { modifiedOn: '2026-05-01T00:00:00Z' }),
  company(4, 'Alimentos Río Claro', { modifiedOn: '2026-02-01T00:00:00Z' }),
]
const many = Array.from({ length: 130 }, (_, index) =>
  company(index + 1, `Empresa ${String(index + 1).padStart(3, '0')}`),
)

const asked: string[] = []
function serve(...answers: (Company[] | 'error')[]): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    asked.push(new Headers(init?.headers).get('userid') ?? 'none')
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!
    if (answer === 'error') return new Response('{}', { status: 500 })
    return new Response(JSON.stringify({ result: { customers: answer } }))
  })
}

/** Draft of the tab, as the card holds it. */
let draft: CompanyChanges = noCompanyChanges
let calls = 0

function Card({ isReadOnly, problem }: { isReadOnly: boolean; problem?: string }): ReactElement {
  const [changes, setChanges] = useState(noCompanyChanges)
  return (
    <UserCompaniesTab
      userId="42"
      changes={changes}
      onChange={(next) => {
        draft = next
        calls += 1
        setChanges(next)
      }}
      isReadOnly={isReadOnly}
      {...(problem !== undefined && { problem })}
    />
  )
}

function open({ isReadOnly = false, problem }: { isReadOnly?: boolean; problem?: string } = {}): void {
  render(
    <Provider store={freshStore()}>
      <Card isReadOnly={isReadOnly} {...(problem !== undefined && { problem })} />
    </Provider>,
  )
}

const user = userEvent.setup()
const box = (column: string, name: string) => screen.getByRole('checkbox', { name: `${column} ${name}` })
const principal = (name: string) => box('Empresa principal', name)
const assigned = (name: string) => box('Asignado', name)
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const loaded = () => screen.findAllByRole('rowheader')
const drafted = () =>
  Object.fromEntries(
    [...draft].map(([id, flags]) => [id, `${flags.principal ? 'P' : ''}${flags.assigned ? 'A' : ''}`]),
  )

beforeEach(async () => {
  i18n.changeLanguage('es')
  asked.length = 0
  calls = 0
  draft = noCompanyChanges
})

describe('the table of companies', () => {
  it('shows each company with two boxes, assigned companies first [EMP-01]', async () => {
    serve(four)
    open()
    await loaded()
    expect(asked).toEqual(['42'])
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Nombre',
      'Empresa principal',
      'Asignado',
    ])
    expect(names()).toEqual([
      'Cafés El Peñón',
      'Muebles La Ceiba',
      'Alimentos Río Claro',
      'Notaría São Bento',
    ])
    expect([principal('Cafés El Peñón'), assigned('Cafés El Peñón')].map(isTicked)).toEqual([true, false])
    expect([principal('Muebles La Ceiba'), assigned('Muebles La Ceiba')].map(isTicked)).toEqual([false, true])
  })

  it('sorts as chosen, and keeps a row in its position while it is ticked [EMP-02]', async () => {
    serve(four)
    open()
    await loaded()
    const sort = screen.getByRole('combobox', { name: 'Ordenar por' })
    await user.selectOptions(sort, 'Modificados recientemente')
    expect(names()[0]).toBe('Notaría São Bento')
    await user.selectOptions(sort, 'Inactivos')
    const inactive = ['Alimentos Río Claro', 'Notaría São Bento', 'Cafés El Peñón', 'Muebles La Ceiba']
    expect(names()).toEqual(inactive)
    await user.click(assigned('Alimentos Río Claro'))
    expect(names()).toEqual(inactive)
    await user.selectOptions(sort, 'Activos')
    expect(names()[0]).toBe('Alimentos Río Claro')
  })

  it('has pages of 10, 25 or 100 [EMP-03, TBL-01, TBL-02]', async () => {
    serve(many)
    open()
    expect(await loaded()).toHaveLength(10)
    const sizes = screen.getByRole('combobox', { name: 'Filas por página' })
    expect(
      within(sizes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['10', '25', '100'])
    await user.click(screen.getByRole('button', { name: 'Página siguiente' }))
    expect(names()[0]).toBe('Empresa 011')
    await user.selectOptions(sizes, '100')
    expect(names()).toHaveLength(100)
    await user.click(screen.getByRole('button', { name: 'Última página' }))
    expect(names()).toHaveLength(30)
  })

  it('searches while typing, from the first page, and Enter does nothing else [EMP-04, TBL-04]', async () => {
    serve([...many, company(900, 'Peñón Río')])
    open()
    await loaded()
    await user.click(screen.getByRole('button', { name: 'Página siguiente' }))
    await user.type(screen.getByRole('searchbox', { name: 'Buscar empresa' }), 'rio penon')
    expect(names()).toEqual(['Peñón Río'])
    await user.keyboard('{Enter}')
    expect(names()).toEqual(['Peñón Río'])
    await user.type(screen.getByRole('searchbox'), 'x')
    expect(screen.getByRole('cell', { name: 'No se encontraron resultados' })).toBeVisible()
    await user.clear(screen.getByRole('searchbox'))
    expect(names()).toHaveLength(10)
    expect(asked).toHaveLength(1)
  })

  it('keeps a change that the search hides', async () => {
    serve(four)
    open()
    await loaded()
    await user.click(assigned('Notaría São Bento'))
    await user.type(screen.getByRole('searchbox'), 'muebles')
    await user.click(assigned('Muebles La Ceiba'))
    expect(drafted()).toEqual({ 2: '', 3: 'A' })
    expect(screen.getByText('2 empresas con cambios sin guardar')).toBeVisible()
  })

  it('renders names as text and reports an empty search', async () => {
    serve([company(1, '<b>Uno</b>\u202E')])
    open()
    expect((await loaded())[0]).toHaveTextContent('<b>Uno</b>\uFFFD')
  })

  it('reports that there are no companies', async () => {
    serve([])
    open()
    expect(await screen.findByRole('cell', { name: 'No se encontraron resultados' })).toBeVisible()
  })
})

describe('the principal company', () => {
  it('is set without a question the first time', async () => {
    serve([company(1, 'Uno', { assigned: true }), company(2, 'Dos')])
    open()
    await loaded()
    await user.click(principal('Uno'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(drafted()).toEqual({ 1: 'P' })
    expect(assigned('Uno')).not.toBeChecked()
  })

  it('asks before the principal company moves [EMP-06, EMP-07, EMP-08]', async () => {
    serve(four)
    open()
    await loaded()
    await user.click(principal('Muebles La Ceiba'))
    const dialog = screen.getByRole('alertdialog', { name: question })
    expect(dialog).toHaveTextContent(/Cafés El Peñón.+Muebles La Ceiba/)
    expect([principal('Cafés El Peñón'), principal('Muebles La Ceiba')].map(isTicked)).toEqual([true, false])
    await user.click(within(dialog).getByRole('button', { name: 'Cambiar' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(drafted()).toEqual({ 1: '', 2: 'P' })
    expect([principal('Cafés El Peñón'), principal('Muebles La Ceiba')].map(isTicked)).toEqual([false, true])
    expect(assigned('Muebles La Ceiba')).not.toBeChecked()
  })

  it('stays when the question is declined', async () => {
    serve(four)
    open()
    await loaded()
    await user.click(principal('Muebles La Ceiba'))
    await user.click(screen.getByRole('button', { name: 'Cancelar' }))
    expect(calls).toBe(0)
    expect(principal('Cafés El Peñón')).toBeChecked()
  })

  it('stays when its box is unticked', async () => {
    serve(four)
    open()
    await loaded()
    await user.click(principal('Cafés El Peñón'))
    expect([calls, screen.queryByRole('alertdialog')]).toEqual([0, null])
    expect(principal('Cafés El Peñón')).toBeChecked()
  })

  it('cannot also be assigned, and the box explains why [EMP-05, EMP-09]', async () => {
    serve(four)
    open()
    await loaded()
    const own = assigned('Cafés El Peñón')
    expect(own).toHaveAccessibleDescription('La principal ya está incluida.')
    await user.click(own)
    expect(own).not.toBeChecked()
    expect(calls).toBe(0)
  })

  it('stays unique, with one question, however fast the boxes are clicked [T79]', async () => {
    serve([company(1, 'Uno'), company(2, 'Dos'), company(3, 'Tres')])
    open()
    await loaded()
    const boxes = ['Uno', 'Dos', 'Tres'].map(principal)
    // All clicks in one task, before any render.
    act(() => boxes.forEach((one) => one.click()))
    expect(boxes.filter(isTicked)).toHaveLength(1)
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    expect(drafted()).toEqual({ 1: 'P' })
    act(() => {
      const accept = screen.getByRole('button', { name: 'Cambiar' })
      accept.click()
      accept.click()
    })
    expect(drafted()).toEqual({ 2: 'P' })
    act(() => [assigned('Dos'), assigned('Tres'), assigned('Uno')].forEach((one) => one.click()))
    expect(drafted()).toEqual({ 1: 'A', 2: 'P', 3: 'A' })
  })
})

describe('the tab', () => {
  it('drops a change that was undone', async () => {
    serve(four)
    open()
    await loaded()
    await user.click(assigned('Notaría São Bento'))
    expect(screen.getByText('1 empresa con cambios sin guardar')).toBeVisible()
    await user.click(assigned('Notaría São Bento'))
    expect(draft.size).toBe(0)
    expect(screen.queryByText(/sin guardar/)).toBeNull()
  })

  it('shows loading, then the error, and retries', async () => {
    serve('error', four)
    open()
    expect(screen.getByRole('status')).toHaveTextContent('Cargando empresas…')
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al realizar la petición.')
    await user.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(await loaded()).toHaveLength(4)
  })

  it('is read-only when not editable', async () => {
    serve(four)
    open({ isReadOnly: true })
    await loaded()
    for (const one of screen.getAllByRole('checkbox')) expect(one).toBeDisabled()
    expect(screen.getByRole('searchbox')).toBeEnabled()
  })

  it('says why it cannot be saved', async () => {
    serve(four)
    open({ problem: '*Se requiere una empresa principal' })
    await loaded()
    expect(screen.getByRole('alert')).toHaveTextContent('*Se requiere una empresa principal')
  })

  it('is translated', async () => {
    serve(four)
    open()
    await loaded()
    await user.click(assigned('Notaría São Bento'))
    act(() => i18n.changeLanguage('en'))
    expect(screen.getByRole('checkbox', { name: 'Assigned Notaría São Bento' })).toBeChecked()
    expect(screen.getByText('1 company with unsaved changes')).toBeVisible()
    act(() => i18n.changeLanguage('pt'))
    await waitFor(() => expect(screen.getByText('1 empresa com alterações não salvas')).toBeVisible())
  })
})

function isTicked(element: HTMLElement): boolean {
  return (element as HTMLInputElement).checked
}
