import type { ReactElement } from 'react'
import type { MenuTab } from '#shared/address/consoleAddresses.ts'
import { ExportDialog } from '#shared/files/ExportDialog.tsx'
import { countItems } from '#shared/menu/draft/treeRules.ts'
import type { MenuDraft } from '#shared/menu/draft/useMenuDraft.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import type { MenuApplication } from '../rules.ts'
import { menuFile, toMenuRecord } from './menuFile.ts'

type ExportMenuProps = { draft: MenuDraft; application: MenuApplication; tab: MenuTab; onClose: () => void }

/** Exports the edited menu as a file. */
export function ExportMenu({ draft, application, tab, onClose }: ExportMenuProps): ReactElement {
  const { t } = useTranslation('files')
  const { product } = useTheme()
  const { tree, isDirty } = draft
  const record = toMenuRecord(tree, { application: application.name, place: tab })
  const count = countItems(tree)
  return (
    <ExportDialog kind={menuFile} name={`${application.name} ${tab}`} {...{ record, product, onClose }}>
      {[t('items', { count }), ...(isDirty ? [t('unsaved')] : [])].join(' · ')}
    </ExportDialog>
  )
}
