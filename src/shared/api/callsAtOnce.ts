/** Most parallel calls: the HTTP/1.1 connections of browsers per host. In its own file for the inline script. */
export const callsAtOnce = 6
