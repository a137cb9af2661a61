import { call } from './api.js'

const documents = [
  ['/openapi/authentication', 'Authentication'],
  ['/openapi/security', 'Security'],
  ['/openapi', 'Control API'],
]

/** Every call of the services and of the control API, as their documents describe them. */
export async function readCalls() {
  const read = await Promise.all(documents.map(([path]) => call('GET', path)))
  return read.flatMap((document, index) => callsOf(document, documents[index][1]))
}

function callsOf({ paths, servers: [{ url }] }, service) {
  const base = new URL(url).pathname
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => ({
      id: operation.operationId,
      group: service === 'Control API' ? service : `${service}: ${operation.tags[0]}`,
      summary: operation.summary,
      method: verb.toUpperCase(),
      path: base + path,
      needsSession: service !== 'Control API',
      parameters: (operation.parameters ?? []).filter(({ name }) => name !== undefined),
      body: bodyOf(operation.requestBody),
    })),
  )
}

/** Example of a body; undefined if none is sent. */
function bodyOf(requestBody) {
  const json = requestBody?.content['application/json']
  return json && (json.example ?? json.examples.example.value)
}

/** The request for a call and the values typed; empty fields are not sent. */
export function requestOf({ method, path, parameters, body }, values, bodyText) {
  const headers = {}
  const query = new URLSearchParams()
  let address = path
  parameters.forEach(({ name, in: place }, index) => {
    const value = values[index]
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value))
    else if (value === '') return
    else if (place === 'query') query.set(name, value)
    else headers[name] = headerValue(value)
  })
  const search = query.toString()
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  return {
    method,
    path: search ? `${address}?${search}` : address,
    headers,
    body: body === undefined ? null : bodyText,
  }
}

/** Parameters travel in headers, percent-encoded as UTF-8. */
function headerValue(value) {
  return value.replace(/[^\x20-\x7e]|%/gu, (letter) => encodeURIComponent(letter))
}
