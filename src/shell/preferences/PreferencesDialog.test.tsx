import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { arrangementChoice } from '#shared/browser/arrangement.ts'
import { lookChoice } from '#shared/browser/look.ts'
import { draftsChoice, noteStoredDrafts } from '#shared/drafts/draftOwners.ts'
import { keysChoice } from '#shared/keys/keysChoice.ts'
import { listViewChoice } from '#shared/list/listView.ts'
import { sizeChoice } from '#shared/list/usualSize.ts'
import { viewsChoice, type Views } from '#shared/list/views/views.ts'
import { prepareScreens, press, pressInDialog, user } from '#shared/testing/testScreen.tsx'
import { i18n } from '#shared/texts/i18n.ts'
import { storedLanguage } from '#shared/texts/language.ts'
import { actOnToast, currentToasts } from '#shared/ui/toasts.ts'
import { findTheme } from '#themes/registry.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import { PreferencesDialog } from './PreferencesDialog.tsx'

prepareScreens()
beforeEach(() => {
  localStorage.clear()
  onClose.mockClear()
})

const onClose = jest.fn()
const theme = findTheme(null, null)

function open(layout = theme.layout): void {
  render(
    <ThemeContext value={{ ...theme, layout }}>
      <MemoryRouter>
        <PreferencesDialog onClose={onClose} />
      </MemoryRouter>
    </ThemeContext>,
  )
}
/** Opens a file with a single preference. */
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

const list = (name: string) => within(screen.getByRole('group', { name }))

describe('where it is listed', () => {
  afterEach(() => act(() => i18n.changeLanguage('es')))

  it.each<[string, string, () => unknown, unknown]>([
    ['Idioma', 'Português', storedLanguage, 'pt'],
    ['Apariencia', 'Oscuro', lookChoice.read, 'dark'],
    ['Filas por página', '25', sizeChoice.read, 25],
    ['Cómo ver las aplicaciones', 'Lista', () => arrangementChoice().read().look, 'list'],
  ])('%s becomes %s at once [beyond 27]', async (name, option, read, value) => {
    open()
    const field = screen.getByLabelText<HTMLSelectElement>(name)
    await user.selectOptions(field, option)
    expect(read()).toBe(value)
    expect(field.selectedOptions[0]).toHaveTextContent(option)
  })

  it.each([
    ['Atajos de una letra', keysChoice],
    ['Guardar borradores en este equipo', draftsChoice],
  ])('%s is switched by the keyboard, and follows another tab [beyond 27]', async (name, choice) => {
    open()
    const control = screen.getByRole('switch', { name })
    control.focus()
    await user.keyboard(' ')
    expect(choice.read()).toBe(false)
    expect(control).not.toBeChecked()
    act(() => choice.choose(true))
    expect(control).toBeChecked()
  })

  it('warns about lost drafts before switching drafts off', () => {
    noteStoredDrafts('a', Date.now())
    open()
    expect(
      screen.getByRole('switch', { name: 'Guardar borradores en este equipo' }),
    ).toHaveAccessibleDescription(/^Al desactivarlo se borran .* Deshacer no los recupera\.$/)
  })

  it('changes the density of a list without its columns, and links to the list', async () => {
    listViewChoice('users').choose({ columns: ['customer'], density: 'comfortable' })
    open()
    await user.selectOptions(list('Usuarios').getByLabelText('Densidad'), 'Densidad compacta')
    expect(listViewChoice('users').read()).toEqual({ columns: ['customer'], density: 'compact' })
    expect(list('Usuarios').getByText('Columnas: Empresa')).toBeVisible()
    expect(list('Roles').getByText('Sin columnas adicionales')).toBeVisible()
    await user.click(list('Usuarios').getByRole('link', { name: 'Usuarios' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('deletes the views of a list and restores them with the same button', async () => {
    const kept: Views = { views: [{ id: 'a', name: 'Mías', query: 'size=10' }], opens: 'a' }
    viewsChoice('/users').choose(kept)
    open()
    expect(list('Roles').getByText('Sin vistas')).toBeVisible()
    expect(list('Roles').queryByRole('button')).not.toBeInTheDocument()
    const button = list('Usuarios').getByRole('button', { name: 'Borrar vistas' })
    button.focus()
    await user.keyboard('{Enter}')
    expect(list('Usuarios').getByText('Sin vistas')).toBeVisible()
    expect(viewsChoice('/users').read().views).toEqual([])
    expect(button).toHaveFocus()
    expect(button).toHaveTextContent('Deshacer')
    await user.keyboard('{Enter}')
    expect(viewsChoice('/users').read()).toEqual(kept)
    expect(button).toHaveTextContent('Borrar vistas')
  })
})

it('offers no colour scheme if the product has only one', () => {
  open('deep')
  expect(screen.queryByLabelText('Apariencia')).not.toBeInTheDocument()
})

it('rejects a file in another encoding and says how to save it [beyond 43]', async () => {
  open()
  giveBytes(Uint8Array.from('{"person":"Peña"}', (letter) => letter.charCodeAt(0)))
  expect(await screen.findByText(/^El archivo no está en UTF-8\./)).toBeVisible()
})

it('undo restores what the file changed, but no later choice', async () => {
  open()
  give('look', 'dark')
  await press('Aplicar')
  sizeChoice.choose(25)
  expect(kept()).toEqual(['dark', 25, null])
  undo()
  expect(kept()).toEqual(['system', 25, null])
})

it('undo after a reset restores only what it changed', async () => {
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
])(
  'a file by which nothing is remembered any more says what it deletes where %s',
  async (_when, warnings) => {
    if (warnings) noteStoredDrafts('a', Date.now())
    open()
    give('drafts', false)
    expect(await screen.findByRole('row', { name: 'Guardar borradores en este equipo Sí No' })).toBeVisible()
    expect(
      screen.queryAllByText(
        /^Al desactivarlo se borran los borradores guardados .* Deshacer no los recupera\.$/,
      ),
    ).toHaveLength(warnings)
  },
)

it('a cancelled file returns the focus to the file button', async () => {
  open()
  give('look', 'dark')
  await press('Cancelar')
  expect(screen.getByRole('button', { name: 'Importar…' })).toHaveFocus()
  expect(kept()).toEqual(['system', 10, null])
})
