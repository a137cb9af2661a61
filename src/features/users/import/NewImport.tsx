import { Suspense, useEffect, useState, type ReactElement } from 'react'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import type { Columns } from './columns.ts'
import { columnsOf, keepColumns } from './columnsChoice.ts'
import { CheckStep } from './CheckStep.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import { FileStep } from './FileStep.tsx'
import type { ImportTable } from './importRow.ts'
import { ImportLeave } from './ImportLeave.tsx'
import { ImportSteps } from './ImportSteps.tsx'
import type { ReadFile } from './read/readBytes.ts'
import { useFile } from './useFile.ts'
import './userImportTexts.ts'
import '../userCardTexts.ts'
import './import.css'

const TrialStep = lazyPart(
  () =>
    import(/* webpackChunkName: "users-import-run" */ './trial/TrialStep.tsx').then((code) => code.TrialStep),
  'part',
)

type Step = 'file' | 'columns' | 'check'

/** From a file to a table that was checked, and to its trial. */
export function NewImport({ onLoaded }: { onLoaded: (isLoaded: boolean) => void }): ReactElement {
  const [step, setStep] = useState<Step>('file')
  const [file, setFile] = useState<ReadFile | null>(null)
  const [columns, setColumns] = useState<Columns>([])
  const [table, setTable] = useState<ImportTable | null>(null)
  const isLoaded = step !== 'file'
  useEffect(() => {
    onLoaded(isLoaded)
    return () => onLoaded(false)
  }, [isLoaded, onLoaded])
  const reading = useFile((read) => {
    setFile(read)
    setColumns(columnsOf(read.headings))
    setStep('columns')
  })

  function check(): void {
    keepColumns(file!.headings, columns)
    setStep('check')
  }
  return (
    <>
      {!table && <ImportSteps current={step} />}
      {step === 'file' && <FileStep {...reading} />}
      {step === 'columns' && file && (
        <ColumnsStep
          file={file}
          columns={columns}
          onColumns={setColumns}
          onReadAs={(read) => {
            setFile(read)
            // Letters of the headings may be others now.
            if (read.headings.some((heading, at) => heading !== file.headings[at]))
              setColumns(columnsOf(read.headings))
          }}
          onBack={() => setStep('file')}
          onCheck={check}
        />
      )}
      {step === 'check' && file && (
        // Stays while its rows are tried, so that whatever was corrected is there on the way back.
        <div hidden={table !== null}>
          <CheckStep
            file={file}
            columns={columns}
            isShown={table === null}
            onBack={(records) => {
              const isCorrected = records.some(({ cells }, at) => cells !== file.records[at]!.cells)
              // Read anew, a file has nothing of what was corrected.
              setFile({ ...file, records, old: isCorrected ? null : file.old })
              setStep('columns')
            }}
            onTry={setTable}
          />
        </div>
      )}
      {table && (
        <Suspense fallback={null}>
          <TrialStep table={table} onBack={() => setTable(null)} />
        </Suspense>
      )}
      <ImportLeave isLoaded={isLoaded} />
    </>
  )
}
