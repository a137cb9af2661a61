import { screen } from '@testing-library/react'
import type { Captured } from '#shared/drafts/openKeeper.ts'
import { useStoredDraft } from '#shared/drafts/useStoredDraft.tsx'
import { press, user } from '#shared/testing/testScreen.tsx'
import { fill, fillNew, one, open, prepareSuiteItems } from '../testSuiteItems.tsx'

jest.mock('#shared/drafts/useStoredDraft.tsx', () => ({ useStoredDraft: jest.fn() }))

prepareSuiteItems()
const changed = jest.fn()
beforeEach(() => {
  changed.mockClear()
  jest.mocked(useStoredDraft).mockReturnValue({ notice: null, changed, settle: jest.fn() })
})

/** The draft of the menu as it would be stored now. */
const captured = (): Captured => jest.mocked(useStoredDraft).mock.lastCall![0].capture()
const withItem = (item: object): object => ({
  content: expect.objectContaining({ item }) as unknown,
  words: [],
})

it('keeps the edits of an open dialog, and drops them on discard', async () => {
  await open()
  expect(captured()).toBeNull()
  await fillNew()
  expect(captured()).toEqual(
    withItem({
      key: null,
      form: expect.objectContaining({ name: 'Contabilidad' }) as unknown,
      logos: { light: '', dark: '' },
    }),
  )
  await press('Cerrar')
  changed.mockClear()
  await press('Descartar')
  expect(captured()).toBeNull()
  expect(changed).toHaveBeenCalled()
})

it('stores no edit once the name is typed back to the stored one', async () => {
  await open()
  await press('Editar Nómina')
  await screen.findByRole('dialog')
  fill('Nombre ítem', 'Otra')
  expect(captured()).toEqual(withItem(expect.objectContaining({ key: one.key }) as object))
  fill('Nombre ítem', one.name)
  expect(captured()).toBeNull()
})

it('keeps the removal of a stored logo', async () => {
  await open([
    { ...one, iconName: '/uploads/a.png', iconNameDark: '/uploads/b.png', isPersonalizedIcon: true },
  ])
  await press('Editar Nómina')
  await screen.findByRole('dialog')
  changed.mockClear()
  await user.click(screen.getAllByRole('button', { name: 'Quitar logo guardado' })[1]!)
  expect(captured()).toEqual(
    withItem(expect.objectContaining({ logos: { light: '/uploads/a.png', dark: '' } }) as object),
  )
  expect(changed).toHaveBeenCalled()
})
