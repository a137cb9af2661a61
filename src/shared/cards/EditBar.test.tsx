import { act, fireEvent, render, screen } from '@testing-library/react'
import { i18n } from '#shared/texts/i18n.ts'
import { EditBar } from './EditBar.tsx'
import './cardTexts.ts'

const idle = { onCancelEdit: jest.fn(), onSave: jest.fn(), hasChanges: true }

beforeAll(() => i18n.changeLanguage('es'))
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it.each(['new', 'edit'] as const)(
  'reports a slow save (%s) after some seconds, for as long as it takes [T95]',
  (mode) => {
    const { rerender } = render(<EditBar {...idle} mode={mode} busy />)
    act(() => jest.advanceTimersByTime(3_900))
    expect(screen.getByRole('status')).toHaveTextContent('Cambios sin guardar')
    act(() => jest.advanceTimersByTime(200))
    expect(screen.getByRole('status')).toHaveTextContent('Seguimos trabajando en ello…')
    rerender(<EditBar {...idle} mode={mode} busy={false} />)
    expect(screen.getByRole('status')).toHaveTextContent('Cambios sin guardar')
  },
)

it.each([
  ['beside changes', {}, 1],
  ['without changes', { hasChanges: false }, null],
  ['while it is saved', { busy: true }, 0],
])('offers the review of the changes %s [D50]', (_when, shown, pressed) => {
  const onReview = jest.fn()
  render(<EditBar {...idle} mode="edit" busy={false} onReview={onReview} {...shown} />)
  const review = screen.queryByRole('button', { name: 'Revisar cambios' })
  if (review) fireEvent.click(review)
  expect(review && onReview.mock.calls.length).toBe(pressed)
})
