import { writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { connect, getCACertificates } from 'node:tls'
import { InputError } from './inputError.ts'

const patienceMs = 10_000

/** How Node.js calls a certificate whose issuer it does not know. */
const untrusted = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

/** And one that is out of date, or that of another host. */
const unfit = new Set(['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID', 'ERR_TLS_CERT_ALTNAME_INVALID'])

/** What is wrong with the certificate at an address, and what to do; null where that is not what went wrong. */
export function certificateProblem(address: string, error: NodeJS.ErrnoException): InputError | null {
  const { code = '', message } = error
  if (unfit.has(code))
    return new InputError(`The certificate of ${address} is not good (${code}): ${message}.`)
  if (!untrusted.has(code)) return null
  return new InputError(
    `The certificate of ${address} is not trusted here (${code}). NODE_USE_SYSTEM_CA=1 takes what this machine trusts, NODE_EXTRA_CA_CERTS=FILE a certificate of your own.`,
  )
}

/**
 * Opens a connection to an address and asks nothing, so that its certificate is spoken of once and not at each call.
 * Whatever else is wrong there, the calls tell.
 * @throws InputError
 */
export async function expectTrusted(address: string): Promise<void> {
  const { protocol, hostname, port } = new URL(address)
  if (protocol !== 'https:') return
  const host = hostname.replace(/^\[|\]$/g, '')
  const socket = connect({ host, port: Number(port || 443), servername: isIP(host) ? '' : host })
  const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    socket.setTimeout(patienceMs, () => resolve(null))
    socket.once('secureConnect', () => resolve(null)).on('error', resolve)
  })
  socket.destroy()
  const problem = error && certificateProblem(address, error)
  if (problem) throw problem
}

/** Writes what Node.js trusts into a file, for a program that has a list of its own. */
export function writeTrusted(file: string): void {
  writeFileSync(file, getCACertificates('default').join('\n'))
}
