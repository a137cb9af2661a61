import { useState, type ReactElement } from 'react'
import type { ApplicationSettings } from '#contracts/application-settings.ts'
import { changesOf } from '#shared/cards/merge.ts'
import { ChangeList } from '#shared/cards/SaveQuestions.tsx'
import { findByName } from '#shared/cards/uniqueName.ts'
import type { NoSets } from '#shared/cards/cardParts.ts'
import { FileComparison } from '#shared/files/FileComparison.tsx'
import { RecordFromFile, type Reading } from '#shared/files/RecordFromFile.tsx'
import type { FromFileDialogProps } from '#shared/files/useCardFile.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { SwitchField } from '#shared/ui/SwitchField.tsx'
import { isSignInName } from '#themes/registry.ts'
import { applicationsApi } from '../api.ts'
import '../card/texts.ts'
import { applicationParts, applicationCardForm, toForm } from '../card/form.ts'
import { emptyApplication, type ApplicationField, type ApplicationForm } from '../fields.ts'
import {
  urlFields,
  applicationFile,
  fromApplicationRecord,
  type ApplicationRecord,
} from './applicationFile.ts'

type ImportApplicationProps = FromFileDialogProps<ApplicationRecord, ApplicationForm, NoSets> & {
  /** What the file is compared with; null for a new application. */
  application: ApplicationSettings | null
}

/** Fills an application from a file, after a comparison (beyond 32). */
export function ImportApplication(props: ImportApplicationProps): ReactElement {
  const { application, parsed, onClose } = props
  return (
    <RecordFromFile kind={applicationFile} isNew={application === null} parsed={parsed} onClose={onClose}>
      {(reading) => <ComparedApplication {...props} reading={reading} />}
    </RecordFromFile>
  )
}

type ComparedProps = ImportApplicationProps & { reading: Reading<ApplicationRecord> }

function ComparedApplication({ application, reading, onFill, onOpen }: ComparedProps): ReactElement {
  const { t } = useTranslation(['files', 'applicationCard', 'common', 'list'])
  const list = applicationsApi.useListApplicationsQuery()
  // URLs differ between environments.
  const [takesUrls, setTakesUrls] = useState(application === null)
  if (!list.data) return <FileComparison reading={reading} answers={[list]} />

  const { name: fileName, file: parsed } = reading.read
  const { record } = parsed
  const taken = application ? undefined : findByName(record.name, list.data)
  const before = application ? toForm(application) : emptyApplication
  const isNameKept = application !== null && isSignInName(application.name)
  const keeps: ApplicationField[] = [
    ...(takesUrls ? [] : urlFields),
    ...(isNameKept || taken ? ['name' as const] : []),
  ]
  const values = applicationCardForm.tidy(fromApplicationRecord(record, before, keeps))
  const { fields } = applicationParts(t)
  const changes = changesOf(fields(before, {}), fields(values, {}))
  const hasUrls = urlFields.some((field) => record[field] && record[field] !== before[field])

  return (
    <FileComparison
      reading={reading}
      answers={[list]}
      compared={{
        taken: taken && {
          kind: 'application',
          name: taken.name,
          onOpen: () => onOpen(taken.id, reading.read),
        },
        lead: hasUrls && (
          <SwitchField
            label={t('files:takesAddresses')}
            hint={t('files:takesAddressesHint')}
            isOn={takesUrls}
            onChange={setTakesUrls}
          />
        ),
        isSame: changes.length === 0,
        changes: changes.length > 0 && <ChangeList changes={changes} label={t('files:difference')} />,
        onFill: (leftOut) => onFill({ content: { values, sets: {} }, name: fileName, leftOut }),
      }}
    />
  )
}
