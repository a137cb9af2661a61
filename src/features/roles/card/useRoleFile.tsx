import { lazyPart } from '#shared/browser/lazyPart.tsx'
import type { Role } from '#contracts/roles.ts'
import type { CardDraft } from '#shared/cards/useCardDraft.ts'
import { useCardFile } from '#shared/files/useCardFile.tsx'
import type { AccessEdits } from '../access/roleAccess.ts'
import type { RoleRecord } from '../file/roleFile.ts'
import type { RoleForm } from './form.ts'
import { roleAddress } from '../rules.ts'

export const LazyImportRole = lazyPart(
  () => import(/* webpackChunkName: "files" */ '../file/ImportRole.tsx').then((code) => code.ImportRole),
  'part',
)

export const LazyExportRole = lazyPart(
  () => import(/* webpackChunkName: "files" */ '../file/ExportRole.tsx').then((code) => code.ExportRole),
  'part',
)

/** Export and import of a role (beyond 32). */
export function useRoleFile(role: Role | null, draft: CardDraft<RoleForm, AccessEdits>) {
  return useCardFile<RoleRecord, RoleForm, AccessEdits>({
    id: role?.id ?? 0,
    address: roleAddress,
    draft,
    exporting: (onClose) => <LazyExportRole role={role!} onClose={onClose} />,
    reading: (props) => <LazyImportRole {...props} role={role} />,
  })
}
