/** How much one file may hold; said before anything of it is read. */
export const importLimits = { bytes: 10 * 1024 * 1024, rows: 10_000, columns: 40 } as const
