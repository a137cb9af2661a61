import { act, fireEvent, screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { prepareScreens, renderScreen } from '#shared/testing/testScreen.tsx'
import { RecordFromFile } from './RecordFromFile.tsx'
import { writeRecordFile, type FileKind } from './recordFile.ts'

type Tool = { name: string }
const tools: FileKind<Tool> = {
  kind: 'role',
  schema: z.object({ name: z.string() }),
  upgrade: (before) => before,
}
const textOf = (name: string): string =>
  writeRecordFile(tools, { name }, { product: 'ibuhoo', now: new Date('2026-03-04T15:20:00Z') })

/** A file whose text resolves on demand. */
function slowFile(name: string): { file: File; come: (text: string) => Promise<void> } {
  const file = new File(['.'], `${name}.json`)
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>()
  file.arrayBuffer = () => promise
  return { file, come: (text) => act(async () => resolve(new TextEncoder().encode(text).buffer)) }
}

prepareScreens()
beforeEach(() =>
  renderScreen(
    <RecordFromFile kind={tools} isNew onClose={() => {}}>
      {({ read: { name, file } }) => <p>{`${name}: ${file.record.name}`}</p>}
    </RecordFromFile>,
    '/roles',
  ),
)

const picker = (): HTMLInputElement => document.querySelector<HTMLInputElement>('input[type=file]')!
const choose = (file: File): void => void fireEvent.change(picker(), { target: { files: [file] } })
const drop = (files: readonly File[]): void =>
  void fireEvent.drop(document.querySelector('.file-drop')!, { dataTransfer: { files } })

it('uses the last chosen file, even if an earlier one is read later', async () => {
  const [first, last] = [slowFile('sierra'), slowFile('martillo')]
  choose(first.file)
  drop([last.file])
  await last.come('{')
  await first.come(textOf('Sierra'))
  expect(screen.queryByText(/Sierra/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Elegir archivo' })).toHaveAccessibleDescription(
    /incompleto|corta/i,
  )
})

it.each([
  [
    'is of a later version',
    textOf('Sierra').replace('"version": 2', '"version": 3'),
    /^El archivo es de una versión posterior \(3\) y este portal lee hasta la 2\./,
  ],
  [
    'is cut',
    textOf('Sierra').slice(0, 60),
    /^El archivo está incompleto: termina en la línea 4, columna 11\. Expórtalo de nuevo\.$/,
  ],
  ['is of another record', textOf('Sierra').replace('"role"', '"menu"'), /menú/],
  ['has no name', textOf('Sierra').replace('"name"', '"title"'), /«record › name»/],
])('rejects a file that %s, with the reason [beyond 32]', async (...given) => {
  const [, text, sentence] = given
  const { file, come } = slowFile('sierra')
  choose(file)
  await come(text)
  expect(screen.getByRole('alert')).toHaveTextContent(sentence)
  expect(screen.queryByText(/sierra\.json: /)).not.toBeInTheDocument()
})

it('ignores an empty drop, and accepts a file chosen afterwards', async () => {
  drop([])
  const { file, come } = slowFile('sierra')
  choose(file)
  await come(textOf('Sierra'))
  expect(screen.getByText('sierra.json: Sierra')).toBeVisible()
})
