import { Suspense, useState, type ReactElement } from 'react'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { hasAnyStoredDraft } from '#shared/drafts/draftOwners.ts'
import { LeaveDialog } from '#shared/cards/LeaveDialog.tsx'
import { useLeaveGuard } from '#shared/cards/useLeaveGuard.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { columnsOf, keepColumns, type Columns } from './columns.ts'
import { CheckStep } from './CheckStep.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import { FileStep } from './FileStep.tsx'
import type { ImportTable } from './importRow.ts'
import type { ReadFile } from './readFile.ts'
import './texts.ts'
import '../card/texts.ts'
import './import.css'

const LazyStoredImport = lazyPart(
  () =>
    import(/* webpackChunkName: "users-import-run" */ './StoredImport.tsx').then((code) => code.StoredImport),
  'part',
)

const LazyTrialStep = lazyPart(
  () => import(/* webpackChunkName: "users-import-run" */ './TrialStep.tsx').then((code) => code.TrialStep),
  'part',
)

const steps = ['file', 'columns', 'check'] as const
type Step = (typeof steps)[number]

/** From a file to a table that was checked, and to its trial; or the import that an earlier page left. */
export function NewImport(): ReactElement {
  const [step, setStep] = useState<Step>('file')
  const [file, setFile] = useState<ReadFile | null>(null)
  const [columns, setColumns] = useState<Columns>([])
  const [table, setTable] = useState<ImportTable | null>(null)
  function takeFile(read: ReadFile): void {
    setFile(read)
    setColumns(columnsOf(read.headings))
    setStep('columns')
  }
  function check(): void {
    keepColumns(file!.headings, columns)
    setStep('check')
  }
  return (
    <>
      {!table && <ImportSteps current={step} />}
      {step === 'file' && (
        <>
          <Suspense fallback={null}>{hasAnyStoredDraft() && <LazyStoredImport />}</Suspense>
          <FileStep onRead={takeFile} />
        </>
      )}
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
        // Stays mounted during the trial, so that corrections survive the way back.
        <div hidden={table !== null}>
          <CheckStep
            file={file}
            columns={columns}
            isShown={table === null}
            onBack={(rows) => {
              const isCorrected = rows.some(({ cells }, at) => cells !== file.rows[at]!.cells)
              // Read by another encoding, the file would lose the corrections.
              setFile({ ...file, rows, old: isCorrected ? null : file.old })
              setStep('columns')
            }}
            onTry={setTable}
          />
        </div>
      )}
      {table && (
        <Suspense fallback={null}>
          <LazyTrialStep table={table} onBack={() => setTable(null)} />
        </Suspense>
      )}
      <ImportLeave isLoaded={step !== 'file'} />
    </>
  )
}

/** The steps, with the current one. */
function ImportSteps({ current }: { current: Step }): ReactElement {
  const { t } = useTranslation('userImport')
  return (
    <ol className="import-steps flow muted small">
      {steps.map((step) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}

/** Asks before a loaded table is left, because its corrections are stored nowhere. */
function ImportLeave({ isLoaded }: { isLoaded: boolean }): ReactElement | null {
  const { t } = useTranslation('userImport')
  const { question } = useLeaveGuard({
    isDirty: () => isLoaded,
    isTab: () => false,
    asksOnTabs: true,
    checkTab: null,
    save: () => Promise.resolve(false),
    discard: () => {},
  })
  if (!question) return null
  const labels = { discard: t('discard'), stay: t('stay') }
  return <LeaveDialog title={t('leave')} question={question} labels={labels} refusal={t('leaveAbout')} />
}
