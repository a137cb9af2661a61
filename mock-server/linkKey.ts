/** Base64 of the 32 bytes that passwords and links are encrypted with when nobody gives a key. Clearly no secret. */
export const fakeLinkKey = Buffer.from('portal-mock-key-not-a-secret-000').toString('base64')
