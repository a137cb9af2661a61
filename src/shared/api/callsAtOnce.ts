/** Calls in flight at most: as many as browsers open connections to a host without HTTP/2. Read by an inline script. */
export const callsAtOnce = 6
