import { render, screen } from '@testing-library/react'
import { i18n } from '#shared/texts/i18n.ts'
import { ConflictField, ChangeList } from './SaveQuestions.tsx'

beforeAll(() => i18n.changeLanguage('es'))

it('labels of changes have no right-to-left characters (hardening T17)', () => {
  const label = 'Rol Lector\u202Erotartsinimda'
  const shown = 'Rol Lector\uFFFDrotartsinimda'
  render(<ChangeList changes={[{ label, before: 'No', after: 'Sí' }]} />)
  expect(screen.getByRole('rowheader')).toHaveTextContent(shown)
  render(
    <ConflictField
      conflict={{ label, isMine: true, mine: 'Sí', theirs: 'No' }}
      side={undefined}
      onChoose={() => {}}
    />,
  )
  expect(screen.getByRole('group', { name: shown })).toBeVisible()
})
