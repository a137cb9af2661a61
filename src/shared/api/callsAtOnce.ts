/** Calls in flight at most: as many as browsers open connections to a host without HTTP/2. A file of its own: an inline script reads it. */
export const callsAtOnce = 6
