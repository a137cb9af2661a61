import { fireEvent, render, screen } from '@testing-library/react'
import { i18n } from '#shared/texts/i18n.ts'
import { Pager } from './Pager.tsx'
import './listTexts.ts'

beforeAll(() => i18n.changeLanguage('es'))

const onPage = jest.fn()
beforeEach(() => onPage.mockReset())

/** Target pages of the four buttons in order; null if disabled. */
function steps(page: number, total: number | null): (number | null)[] {
  render(<Pager page={page} size={10} total={total} onPage={onPage} onSize={jest.fn()} />)
  return screen.getAllByRole('button').map((button) => {
    onPage.mockReset()
    fireEvent.click(button)
    const [call] = onPage.mock.calls as [number][]
    return call?.[0] ?? null
  })
}

it.each([
  [1, 254, [null, null, 2, 26], '1–10 de 254', 'Página 1 de 26'],
  [3, 254, [1, 2, 4, 26], '21–30 de 254', 'Página 3 de 26'],
  [26, 254, [1, 25, null, null], '251–254 de 254', 'Página 26 de 26'],
  [1, 0, [null, null, null, null], '0 de 0', 'Página 1 de 1'],
  [101, 1_254, [1, 100, 102, 126], '1.001–1.010 de 1.254', 'Página 101 de 126'],
  [1_001, 1_254_000, [1, 1_000, 1_002, 125_400], '10.001–10.010 de 1.254.000', 'Página 1.001 de 125.400'],
])(
  'from page %d of %d rows leads to %j, with Colombian number format [FMT-02]',
  (page, total, leads, range, place) => {
    expect(steps(page, total)).toEqual(leads)
    expect(screen.getByRole('status')).toHaveTextContent(range)
    expect(screen.getByText(place)).toBeVisible()
  },
)

it.each([
  [1, [null, null, null, null], 'Página 1'],
  [3, [1, 2, null, null], 'Página 3'],
])('from page %d of rows that failed to load leads back without a total', (page, leads, place) => {
  expect(steps(page, null)).toEqual(leads)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.getByText(place)).toBeVisible()
})
