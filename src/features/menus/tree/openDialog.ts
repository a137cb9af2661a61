/** The open dialog of the editor. */
export type OpenDialog = { kind: 'remove' | 'move'; key: string } | { kind: 'copy' | 'export' | 'file' }

/** A request of the tree: a dialog, or an item to edit. */
export type Asked = OpenDialog | { kind: 'item'; key: string }
