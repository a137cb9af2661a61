/** Base64 of the 32 bytes that passwords and links are encrypted with when nobody gives a key. Clearly no secret. */
export const fakeLinkKey = btoa('portal-mock-key-not-a-secret-000')
