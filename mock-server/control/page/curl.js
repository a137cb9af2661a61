import { namespace } from './api.js'

/** Headers that curl sends by itself, and those that only a browser sends. */
const ownHeaders =
  /^(host|connection|content-length|accept|accept-encoding|user-agent|origin|referer|cookie|pragma|cache-control|sec-.*|x-mock-namespace)$/

/** The request as a shell command, with `$TOKEN` for the tokens, which are not logged. */
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
