const { searchParams } = new URL(location.href)

function cookie(name) {
  return document.cookie
    .split('; ')
    .map((pair) => pair.split('='))
    .find(([key]) => key === name)?.[1]
}

/** The namespace of this page; every call names it, so that two tabs can show two. */
export const namespace = searchParams.get('__ns') || cookie('mock_ns') || 'default'

/** Calls the control API. Throws an Error with a message to show. */
export async function call(method, path, body) {
  const headers = { 'X-Mock-Namespace': namespace }
  if (method !== 'GET') headers['Content-Type'] = 'application/json'
  const response = await fetch(`/__mock/v1${path}`, {
    method,
    headers,
    cache: 'no-store',
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new Error('The mock does not answer.')
  })
  const text = await response.text()
  const answer = text === '' ? null : JSON.parse(text)
  if (!response.ok) throw new Error(answer?.error ?? `${method} ${path} answered ${response.status}.`)
  return answer
}
