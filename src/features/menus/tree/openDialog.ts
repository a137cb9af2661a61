/** The dialog that stands over the tree. */
export type OpenDialog =
  /** Null for a new item. */
  { kind: 'item'; key: string | null } | { kind: 'remove' | 'move'; key: string } | { kind: 'copy' }
