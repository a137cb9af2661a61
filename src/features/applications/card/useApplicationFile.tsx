import { lazyPart } from '#shared/browser/lazyPart.tsx'
import type { ApplicationSettings } from '#contracts/application-settings.ts'
import type { CardDraft } from '#shared/cards/useCardDraft.ts'
import type { NoSets } from '#shared/cards/cardParts.ts'
import { useCardFile } from '#shared/files/useCardFile.tsx'
import type { ApplicationForm } from '../fields.ts'
import type { ApplicationRecord } from '../file/applicationFile.ts'
import { applicationAddress } from '../rules.ts'

export const LazyImportApplication = lazyPart(
  () =>
    import(/* webpackChunkName: "files" */ '../file/ImportApplication.tsx').then(
      (code) => code.ImportApplication,
    ),
  'part',
)

export const LazyExportApplication = lazyPart(
  () =>
    import(/* webpackChunkName: "files" */ '../file/ExportApplication.tsx').then(
      (code) => code.ExportApplication,
    ),
  'part',
)

/** An application as a file, and back (beyond 32). */
export function useApplicationFile(
  application: ApplicationSettings | null,
  draft: CardDraft<ApplicationForm, NoSets>,
) {
  return useCardFile<ApplicationRecord, ApplicationForm, NoSets>({
    id: application?.id ?? 0,
    address: applicationAddress,
    draft,
    exporting: (onClose) => <LazyExportApplication application={application!} onClose={onClose} />,
    reading: (props) => <LazyImportApplication {...props} application={application} />,
  })
}
