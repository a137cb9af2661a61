import { prepareScreens, alertDialog, renderScreen } from '#shared/testing/testScreen.tsx'
import { FileComparison } from './FileComparison.tsx'

prepareScreens()

const noActs = { onChoose() {}, onAgain() {}, onClose() {} }

it.each([
  [new Date(2026, 2, 4, 0, 0).toISOString(), 'Exportado de ibuhoo, 04/03/2026'],
  [new Date(2026, 2, 4, 23, 59).toISOString(), 'Exportado de ibuhoo, 04/03/2026'],
  ['someday', 'Exportado de ibuhoo, someday'],
  [null, 'Exportado de ibuhoo, —'],
])('of a file that was made at %s it says the day where the person is', (exportedAt, words) => {
  const file = { record: null, product: 'ibuhoo', exportedAt, ignored: [] }
  renderScreen(
    <FileComparison
      reading={{ title: 'Sierra', read: { name: 'sierra.json', file }, choices: new Map(), ...noActs }}
      answers={[]}
    />,
    '/roles',
  )
  expect(alertDialog()).toHaveTextContent(words)
})
