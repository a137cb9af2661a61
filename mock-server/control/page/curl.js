import { namespace } from './api.js'

/** What curl sends by itself, and what only a browser says. */
const ownHeaders =
  /^(host|connection|content-length|accept|accept-encoding|user-agent|origin|referer|cookie|pragma|cache-control|sec-.*|x-mock-namespace)$/

/** The request as a command of a shell. Tokens are not in the log: `$TOKEN` stands for them. */
export function curlOf({ method, path, headers, body }) {
  const kept = Object.entries(headers).filter(([name]) => !ownHeaders.test(name))
  const parts = [
    `curl -X ${method} ${quoted(location.origin + path)}`,
    ...kept.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    `-H ${quoted(`X-Mock-Namespace: ${namespace}`)}`,
    ...(body === null
      ? []
      : [`--data-raw ${quoted(typeof body === 'string' ? body : JSON.stringify(body))}`]),
  ]
  return parts.join(' \\\n  ').replaceAll('Bearer [redacted]', `Bearer '"$TOKEN"'`)
}

function quoted(text) {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
