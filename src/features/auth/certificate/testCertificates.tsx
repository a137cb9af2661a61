import type { ReactElement } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { api } from '#shared/api/api.ts'
import { store } from '#shared/api/store.ts'
import { setAppName } from '#shared/api/appName.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { allThemes } from '#themes/registry.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'

export type Answer = { status?: number; body?: unknown } | 'drop'
export type Sent = { call: string; headers: Headers; body: Record<string, unknown> }

export const types = [
  { documentTypeId: 1, code: 'CC', documentTypeDescription: 'Cédula de ciudadanía' },
  { documentTypeId: 5, code: 'PA', documentTypeDescription: 'Pasaporte' },
  { documentTypeId: 9, code: 'XX', documentTypeDescription: 'Retirado', documentTypeAllowed: false },
]

const usual: Record<string, Answer> = {
  'get-document-types': { body: { result: { listDocumentType: types } } },
  GetParametersApp: { body: { result: { records: [] } } },
  getMaintenanceWindow: { body: { isMaintenance: false } },
  isFreeTrial: { body: { isFreeTrial: false } },
  getVersionApp: { body: { version: '3.4.1' } },
}

/** Answers by the last segment of a path; each call takes the next one of a list, the last one repeats. */
export function serve(answers: Record<string, Answer | Answer[]>): Sent[] {
  const sent: Sent[] = []
  const left = new Map(
    Object.entries({ ...usual, ...answers }).map(([call, given]) => [call, [given].flat()]),
  )
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const call = (input as string).split('/').at(-1)!
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    sent.push({ call, headers: new Headers(init?.headers), body: body as Sent['body'] })
    const list = left.get(call) ?? []
    const answer = list.length > 1 ? list.shift()! : list[0]
    if (!answer || answer === 'drop') return Promise.reject(new TypeError(`no answer to ${call}`))
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {})
    return Promise.resolve(new Response(text, { status: answer.status ?? 200 }))
  })
  return sent
}

/** Requests of the named call, in order. */
export function sentTo(sent: readonly Sent[], call: string): Sent[] {
  return sent.filter((one) => one.call === call)
}

/** A refusal with the service's message. */
export function says(information: string): Answer {
  return { status: 400, body: { result: { information } } }
}

function Where(): ReactElement {
  const { pathname, ...location } = useLocation()
  return <output>{`${pathname} ${JSON.stringify(location.state)}`}</output>
}

const certificateTheme = allThemes().find(({ loginKind }) => loginKind === 'certificate')!

/** Renders a certificate screen at its routes; other routes print their address and state. */
export async function certificatePage(
  element: ReactElement,
  theme = certificateTheme,
  addresses = ['/here'],
): Promise<ReactElement> {
  setAppName(theme.appname)
  store.dispatch(api.util.resetApiState())
  i18n.changeLanguage('es')
  return (
    <ThemeContext value={theme}>
      <MemoryRouter initialEntries={addresses.slice(0, 1)}>
        <Routes>
          {addresses.map((path) => (
            <Route key={path} path={path} element={element} />
          ))}
          <Route path="*" element={<Where />} />
        </Routes>
      </MemoryRouter>
    </ThemeContext>
  )
}
