/** The question that stands over the tree. */
export type OpenDialog = { kind: 'remove' | 'move'; key: string } | { kind: 'copy' | 'export' | 'file' }

/** What is asked for in the tree: such a question, or an item to be edited. */
export type Asked = OpenDialog | { kind: 'item'; key: string }
