import type { AnyRecord, CollectionName } from './records.ts'
import type { SavedTable } from './table.ts'
import type { Undo } from './undoable.ts'

/** The records of the services as plain data. */
export type World = {
  tables: Partial<Record<CollectionName, SavedTable<AnyRecord>>>
  parts: Partial<Record<PartName, unknown>>
  maintenance: { isMaintenance: boolean; message: string }
  challenges: Map<string, number>
  scenarios: Map<string, Undo[]>
}
export type Snapshot = { at: string; world: World }

export const partNames = [
  'attempts',
  'sessions',
  'links',
  'codes',
  'externalCodes',
  'mailbox',
  'files',
  'clock',
] as const
type PartName = (typeof partNames)[number]
