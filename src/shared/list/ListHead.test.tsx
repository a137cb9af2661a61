import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Column } from './column.ts'
import { ListHead } from './ListHead.tsx'
import type { SortName } from './listSorts.ts'

const cell = (): null => null
const columns: Column<{ id: number }>[] = [
  { key: 'name', heading: 'Nombre', cell },
  { key: 'created', heading: 'Fecha', sorts: ['newest', 'oldest'], cell },
  { key: 'state', heading: 'Estado', sorts: ['active', 'inactive'], cell },
]
const user = userEvent.setup({ delay: null })

function Head({ begins }: { begins: SortName | null }) {
  const [sort, onSort] = useState(begins)
  return (
    <>
      <output>{sort ?? 'unsorted'}</output>
      <table>
        <ListHead columns={columns} rows={[]} selection={undefined} sort={sort} onSort={onSort} />
      </table>
    </>
  )
}
const sorted = (): (string | null)[] =>
  screen.getAllByRole('columnheader').map((one) => one.getAttribute('aria-sort'))

it.each<[SortName | null, string, string, (string | null)[]]>([
  [null, 'Fecha', 'newest', [null, 'descending', 'none']],
  ['newest', 'Fecha', 'oldest', [null, 'ascending', 'none']],
  ['oldest', 'Fecha', 'unsorted', [null, 'none', 'none']],
  ['oldest', 'Estado', 'active', [null, 'none', 'ascending']],
  ['active', 'Estado', 'inactive', [null, 'none', 'descending']],
])('from %s the heading %s sorts by %s', async (begins, heading, sort, shown) => {
  render(<Head begins={begins} />)
  await user.click(screen.getByRole('button', { name: heading }))
  expect(screen.getByRole('status')).toHaveTextContent(sort)
  expect(sorted()).toEqual(shown)
})

it('has no button over an unsortable column', () => {
  render(<Head begins={null} />)
  expect(screen.queryByRole('button', { name: 'Nombre' })).toBeNull()
})

it.each([
  { rows: [], isEnabled: false },
  { rows: [{ id: 1 }], isEnabled: true },
])('lets people select the page only if it has rows: $rows.length', ({ rows, isEnabled }) => {
  const selection = {
    chosen: new Map(),
    select: () => {},
    pageLabel: 'Seleccionar la página',
    labelOf: () => '',
  }
  render(
    <table>
      <ListHead columns={columns} rows={rows} selection={selection} sort={null} onSort={() => {}} />
    </table>,
  )
  expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(!isEnabled)
})
