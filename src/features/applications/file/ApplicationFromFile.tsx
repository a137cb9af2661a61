import { useState, type ReactElement } from 'react'
import type { ApplicationSettings } from '#contracts/application-settings.ts'
import { changesOf } from '#shared/cards/merge.ts'
import { ChangeList } from '#shared/cards/ReviewChanges.tsx'
import { named } from '#shared/cards/uniqueName.ts'
import type { NoSets } from '#shared/cards/useCardDraft.ts'
import { FileDialog } from '#shared/files/FileDialog.tsx'
import { FromFile } from '#shared/files/FromFile.tsx'
import type { NamedFile } from '#shared/files/handedFile.ts'
import { TakenName } from '#shared/files/TakenName.tsx'
import type { FromFileDialogProps } from '#shared/files/useCardFile.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { SwitchField } from '#shared/ui/SwitchField.tsx'
import { isSignInName } from '#themes/registry.ts'
import { applicationsApi } from '../api.ts'
import '../applicationCardTexts.ts'
import { applicationParts } from '../card/applicationParts.ts'
import { emptyApplication, type ApplicationField, type ApplicationForm } from '../fields.ts'
import { applicationCardForm, toForm } from '../form.ts'
import {
  addressFields,
  applicationFile,
  fromApplicationRecord,
  type ApplicationRecord,
} from './applicationFile.ts'

type ApplicationFromFileProps = FromFileDialogProps<ApplicationRecord, ApplicationForm, NoSets> & {
  /** What the file is compared with; null for a new application. */
  application: ApplicationSettings | null
}

/** An application as a file says it, with what would change (beyond 32). */
export function ApplicationFromFile(props: ApplicationFromFileProps): ReactElement {
  const { application, given, onClose } = props
  const { t } = useTranslation('files')
  const title = t(application ? 'compare.application' : 'from.application')
  return (
    <FromFile kind={applicationFile} title={title} given={given} onClose={onClose}>
      {(read, again) => <ReadFile {...props} title={title} read={read} onAgain={again} />}
    </FromFile>
  )
}

type ReadFileProps = ApplicationFromFileProps & {
  title: string
  read: NamedFile<ApplicationRecord>
  onAgain: () => void
}

function ReadFile(props: ReadFileProps): ReactElement {
  const { application, title, read, onAgain, onFill, onOpen, onClose } = props
  const { t } = useTranslation(['files', 'applicationCard', 'common', 'list'])
  const list = applicationsApi.useListApplicationsQuery()
  // Where it stands is another place in another environment.
  const [takesAddresses, setTakesAddresses] = useState(application === null)
  const { record } = read.file
  const frame = { title, read, onAgain, onClose }

  if (!list.data)
    return (
      <FileDialog {...frame} isReady={false} onFill={onClose}>
        <LoadState answers={[list]}>
          <p role="status">{t('files:loading')}</p>
        </LoadState>
      </FileDialog>
    )

  const taken = application ? undefined : named(record.name, list.data)
  const before = application ? toForm(application) : emptyApplication
  const isNameKept = application !== null && isSignInName(application.name)
  const keeps: ApplicationField[] = [
    ...(takesAddresses ? [] : addressFields),
    ...(isNameKept || taken ? ['name' as const] : []),
  ]
  const values = applicationCardForm.tidy(fromApplicationRecord(record, before, keeps))
  const entries = (form: ApplicationForm) => applicationParts(t).fields(form, {})
  const changes = changesOf(entries(before), entries(values))
  const hasAddresses = addressFields.some((field) => record[field] && record[field] !== before[field])

  return (
    <FileDialog
      {...frame}
      isReady={changes.length > 0}
      onFill={() => onFill({ content: { values, sets: {} }, name: read.name, leftOut: [] })}
    >
      {taken && <TakenName kind="application" name={taken.name} onOpen={() => onOpen(taken.id, read)} />}
      {hasAddresses && (
        <SwitchField
          label={t('files:takesAddresses')}
          hint={t('files:takesAddressesHint')}
          isOn={takesAddresses}
          onChange={setTakesAddresses}
        />
      )}
      {changes.length === 0 ? (
        <p role="status">{t('files:none')}</p>
      ) : (
        <ChangeList changes={changes} label={t('files:difference')} />
      )}
    </FileDialog>
  )
}
