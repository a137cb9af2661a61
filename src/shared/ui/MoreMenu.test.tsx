import { render, screen } from '@testing-library/react'
import { prepareScreens, user } from '#shared/testing/testScreen.tsx'
import { MoreMenu } from './MoreMenu.tsx'

prepareScreens()

const more = (): HTMLElement => screen.getByRole('button', { name: 'Más' })

it('opens, and restores the focus before an item runs', async () => {
  const seen: (string | null)[] = []
  render(
    <MoreMenu label="Más">
      {(close) => (
        <button
          onClick={() => {
            close()
            seen.push(document.activeElement!.getAttribute('aria-label'))
          }}
        >
          Exportar
        </button>
      )}
    </MoreMenu>,
  )
  expect(more()).toHaveAttribute('aria-expanded', 'false')
  await user.click(more())
  expect(more()).toHaveAttribute('aria-expanded', 'true')
  await user.click(screen.getByRole('button', { name: 'Exportar' }))
  expect(seen).toEqual(['Más'])
  expect(more()).toHaveAttribute('aria-expanded', 'false')
})

it('closes by Esc and by a click outside', async () => {
  render(<MoreMenu label="Más">{() => <button>Exportar</button>}</MoreMenu>)
  await user.click(more())
  await user.keyboard('{Escape}')
  expect(more()).toHaveAttribute('aria-expanded', 'false')
  await user.click(more())
  await user.click(document.body)
  expect(more()).toHaveAttribute('aria-expanded', 'false')
})
