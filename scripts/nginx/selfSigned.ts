import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A certificate and its key: paths and contents of the two files. */
export type Certificate = { certPath: string; keyPath: string; cert: Buffer; key: Buffer }

/** Creates a certificate for localhost and all hosts below it, valid for two days. */
export function selfSigned(folder: string): Certificate {
  const certPath = join(folder, 'portal.crt')
  const keyPath = join(folder, 'portal.key')
  const names = 'subjectAltName=DNS:localhost,DNS:*.localhost,DNS:*.bemyself.localhost,IP:127.0.0.1'
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyPath]
  execFileSync(
    'openssl',
    ['req', '-x509', ...key, '-out', certPath, '-days', '2', '-subj', '/CN=localhost', '-addext', names],
    { stdio: 'pipe' },
  )
  return { certPath, keyPath, cert: readFileSync(certPath), key: readFileSync(keyPath) }
}
