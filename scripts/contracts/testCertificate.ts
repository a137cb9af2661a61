import { createServer, type Server } from 'node:https'

// Made for these tests, and trusted by nobody: one for localhost until 2126, without a secret that keeps anything.
const certificate = [
  'MIIBmjCCAUGgAwIBAgIUEcXekJRHI409sSza0+rpOGUOqRIwCgYIKoZIzj0EAwIwFDESMBAGA1UEAwwJbG9jYWxob3',
  'N0MCAXDTI2MTEyNjE2MzkyMVoYDzIxMjYxMTAyMTYzOTIxWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjO',
  'PQIBBggqhkjOPQMBBwNCAAS/Us3WLVChJ4pnqs9bn+UxwLZZ1jieDrBUOhIlwNMuhZX0FzCoN+72U1LSCMBxIFwub4',
  'x+779/fDD63mTmsalJo28wbTAdBgNVHQ4EFgQUMhZJPqAi1tF/GlZal0y9KDIxySswHwYDVR0jBBgwFoAUMhZJPqAi',
  '1tF/GlZal0y9KDIxySswDwYDVR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZIzj',
  '0EAwIDRwAwRAIgGNbgvy35QX/oBK2y4O6vEs183OOrzIpXyGNAkwBHIL0CIAz/xytJ1I77R1U6OOW32Sd7F8uRGt5C',
  'MOHrX33v2baA',
].join('')
const key = [
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgg32+8dCAfJgIHySRtSBea2XH5Uo7LamrXhp73/0ZY8',
  'WhRANCAAS/Us3WLVChJ4pnqs9bn+UxwLZZ1jieDrBUOhIlwNMuhZX0FzCoN+72U1LSCMBxIFwub4x+779/fDD63mTm',
  'salJ',
].join('')

/** As a file holds it. */
export const certificateText = pem('CERTIFICATE', certificate)

/** Answers an https request with `{}`. */
export function secureServer(): Server {
  return createServer({ cert: certificateText, key: pem('PRIVATE KEY', key) }, (req, res) => {
    req.resume()
    res.setHeader('Content-Type', 'application/json').end('{}')
  })
}

function pem(kind: string, text: string): string {
  return `-----BEGIN ${kind}-----\n${text.replaceAll(/.{64}/g, '$&\n')}\n-----END ${kind}-----\n`
}
