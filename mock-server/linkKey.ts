/** Default key for passwords and links, base64 of 32 bytes. Not a secret. */
export const fakeLinkKey = btoa('portal-mock-key-not-a-secret-000')
