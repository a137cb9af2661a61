import type { DraftItem, ItemField } from './draftItem.ts'
import type { Standing } from './treeDifference.ts'

export type ClashWhat =
  /** Both changed the field. */
  | { what: 'field'; field: ItemField; mine: DraftItem; theirs: DraftItem }
  /** Both moved it, or my target no longer exists. */
  | { what: 'moved'; mine: Standing; theirs: Standing }
  /** I changed or moved it, they removed it. */
  | { what: 'gone' }
  /** I removed it, they changed it or added children. */
  | { what: 'removed' }
  /** I added it below an item that they removed. */
  | { what: 'placeless' }

/** Conflicting changes of an item by two users. */
export type Clash = { id: string; key: string; name: string; canBeMine: boolean } & ClashWhat
