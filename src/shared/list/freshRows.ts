/** Query option: rows not older than this many seconds are shown without a call. */
export const freshRows = { refetchOnMountOrArgChange: 10 }
