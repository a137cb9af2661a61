import { prepareScreens, dialog, renderScreen } from '#shared/testing/testScreen.tsx'
import { FileDialog } from './FileDialog.tsx'

prepareScreens()

it.each([
  [new Date(2026, 2, 4, 0, 0).toISOString(), 'Exportado de ibuhoo, 04/03/2026'],
  [new Date(2026, 2, 4, 23, 59).toISOString(), 'Exportado de ibuhoo, 04/03/2026'],
  ['someday', 'Exportado de ibuhoo, someday'],
  [null, 'Exportado de ibuhoo, —'],
])('of a file that was made at %s it says the day where the person is', (exportedAt, words) => {
  const file = { record: null, product: 'ibuhoo', exportedAt, ignored: [] }
  renderScreen(
    <FileDialog
      title="Sierra"
      read={{ name: 'sierra.json', file }}
      onAgain={() => {}}
      onClose={() => {}}
      onFill={() => {}}
    >
      {null}
    </FileDialog>,
    '/roles',
  )
  expect(dialog()).toHaveTextContent(words)
})
