import { fireEvent, render, screen } from '@testing-library/react'
import { lookChoice } from '#shared/browser/look.ts'
import { noteKept } from '#shared/drafts/keptOwners.ts'
import { sizeChoice } from '#shared/list/usualSize.ts'
import { prepareScreens, press, pressInDialog } from '#shared/testing/testScreen.tsx'
import { storedLanguage } from '#shared/texts/language.ts'
import { actOnToast, currentToasts } from '#shared/ui/toasts.ts'
import { PreferencesDialog } from './PreferencesDialog.tsx'

prepareScreens()
beforeEach(() => localStorage.clear())

const onClose = jest.fn()

function open(): void {
  render(<PreferencesDialog onClose={onClose} />)
}
/** Gives a file that says one thing. */
function give(id: string, value: unknown): void {
  const content = {
    format: 'account-portal.preferences',
    version: 1,
    person: '',
    choices: [{ id, version: 1, value }],
  }
  giveBytes(new TextEncoder().encode(JSON.stringify(content)))
}
function giveBytes(bytes: Uint8Array<ArrayBuffer>): void {
  const file = Object.assign(new File([], 'mis-preferencias.json'), {
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  })
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } })
}
const undo = (): void => actOnToast(currentToasts()[0]!)
const kept = () => [lookChoice.read(), sizeChoice.read(), storedLanguage()]

it('says of a file in another encoding how it has to be saved, and takes nothing of it (beyond 43)', async () => {
  open()
  giveBytes(Uint8Array.from('{"person":"Peña"}', (letter) => letter.charCodeAt(0)))
  expect(await screen.findByText(/^El archivo no está en UTF-8\./)).toBeVisible()
})

it('an undo puts back what the file changed, and nothing that was chosen since', async () => {
  open()
  give('look', 'dark')
  await press('Aplicar')
  sizeChoice.choose(25)
  expect(kept()).toEqual(['dark', 25, null])
  undo()
  expect(kept()).toEqual(['system', 25, null])
})

it('so does that of a reset', async () => {
  lookChoice.choose('dark')
  open()
  await press('Restablecer…')
  await pressInDialog('Restablecer')
  sizeChoice.choose(25)
  expect(kept()).toEqual(['system', 25, null])
  undo()
  expect(kept()).toEqual(['dark', 25, null])
})

it.each([
  ['there is something to delete', 1],
  ['nothing is kept', 0],
])('a file by which nothing is remembered any more says what it deletes where %s', async (_when, said) => {
  if (said) noteKept('a', Date.now())
  open()
  give('drafts', false)
  expect(await screen.findByRole('row', { name: 'Recordar cambios sin guardar Sí No' })).toBeVisible()
  expect(
    screen.queryAllByText(/^Se borran los cambios sin guardar .* Deshacer no los recupera\.$/),
  ).toHaveLength(said)
})

it('a file that is not applied leaves the focus where another one is asked for', async () => {
  open()
  give('look', 'dark')
  await press('Cancelar')
  expect(screen.getByRole('button', { name: 'Importar…' })).toHaveFocus()
  expect(kept()).toEqual(['system', 10, null])
})
