import type { DraftItem, ItemField } from './draftItem.ts'
import type { Standing } from './treeDifference.ts'

export type ClashWhat =
  /** Both said something else of it. */
  | { what: 'field'; field: ItemField; mine: DraftItem; theirs: DraftItem }
  /** Both moved it, or it cannot be put where I put it. */
  | { what: 'moved'; mine: Standing; theirs: Standing }
  /** I changed or moved it, they removed it. */
  | { what: 'gone' }
  /** I removed it, they changed it or put something into it. */
  | { what: 'removed' }
  /** I added it into something that they removed. */
  | { what: 'placeless' }

/** What two people did to an item that cannot both be kept. */
export type Clash = { id: string; key: string; name: string; canBeMine: boolean } & ClashWhat
