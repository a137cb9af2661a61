import { createServer, type Server } from 'node:https'

// Made for these tests, and trusted by nobody: one for localhost from 2001 until 2126, so that no clock is before or after it, without a secret that keeps anything.
const certificate = [
  'MIIBnDCCAUGgAwIBAgIUQXySYcggjtYUMymHRmPJkRf96w0wCgYIKoZIzj0EAwIwFDESMBAGA1UEAwwJbG9jYWxob3N',
  '0MCAXDTAxMDEwMTAwMDAwMFoYDzIxMjYwMTAxMDAwMDAwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQ',
  'IBBggqhkjOPQMBBwNCAAS/Us3WLVChJ4pnqs9bn+UxwLZZ1jieDrBUOhIlwNMuhZX0FzCoN+72U1LSCMBxIFwub4x+7',
  '79/fDD63mTmsalJo28wbTAdBgNVHQ4EFgQUMhZJPqAi1tF/GlZal0y9KDIxySswHwYDVR0jBBgwFoAUMhZJPqAi1tF/',
  'GlZal0y9KDIxySswDwYDVR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZIzj0EAwI',
  'DSQAwRgIhAJ1VbocaZj0qRC7SE0tiezMu8JDLiLkCHCwed4xRv7wIAiEAsqdwLqlcBX0YDObzWTN9MYMWHgYHBcCGzX',
  'gIbBeax7I=',
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
