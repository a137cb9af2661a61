/** For the query of a list: rows that are no older are shown without asking again, s. */
export const freshRows = { refetchOnMountOrArgChange: 10 }
