import { textOf } from '../bytes.ts'
import { emptyReply, htmlReply, type Reply } from '../http/reply.ts'
import { addressOf, type MockRequest } from '../http/request.ts'
import { connectOf, defaultProvider, providerPath } from '../services/external-identity.ts'
import { applicationsOf } from '../services/permissions.ts'
import type { Namespace } from '../store/namespace.ts'
import { userNamed } from '../store/queries.ts'
import type { User } from '../store/records.ts'
import { answerAddress, readAuthorizationRequest, type AuthorizationRequest } from './authorizationRequest.ts'
import { choicePage, problemPage, providerPolicy, type Choice } from './providerPage.ts'
import { providerTexts } from './providerTexts.ts'

const mostPeople = 6
/** A person whom the provider knows and the suite does not. */
const stranger = 'persona.externa'

export function isProviderPath(path: string): boolean {
  return path.toLowerCase().startsWith(`${providerPath}/`)
}

/**
 * The identity provider of an external sign-in: GET shows the accounts to choose from, POST of that form redirects to the
 * callback with a code or the chosen error.
 */
export function providerReply(ns: Namespace, { method, url }: MockRequest, body: Uint8Array): Reply {
  const { path, query: search, origin } = addressOf({ url })
  const query = new URLSearchParams(search)
  const request = readAuthorizationRequest(ns, query, origin)
  const headersFor = (portalOrigin: string): Reply['headers'] => ({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
    'Content-Security-Policy': providerPolicy(portalOrigin),
  })

  const isKnown = path.toLowerCase().replace(/\/$/, '') === `${providerPath}/authorize`
  if (!isKnown || 'problem' in request) {
    const field = 'problem' in request ? request.problem : path
    const language = query.get('ui_locales') ?? ''
    const page = problemPage(language, defaultProvider, field)
    return { ...htmlReply(page, headersFor('')), status: isKnown ? 400 : 404 }
  }

  const headers = headersFor(request.redirectUri.origin)
  const answer = method === 'POST' ? answerOf(ns, request, textOf(body)) : null
  if (!answer) return htmlReply(pageFor(ns, request), headers)
  return emptyReply(303, { ...headers, Location: answerAddress(request, answer) })
}

/** The choice made in the form; null for none or an unknown person. */
function answerOf(ns: Namespace, request: AuthorizationRequest, form: string): Record<string, string> | null {
  const fields = new URLSearchParams(form)
  const answer = fields.get('answer')
  if (answer === 'refuse') return { error: 'access_denied' }
  if (answer === 'fail') return { error: 'server_error' }
  const person = fields.get('person') ?? ''
  const isKnown = person === stranger || ns.tables.users.findFirst(userNamed(person)) !== undefined
  if (!isKnown) return null
  const { application, challenge } = request
  return { code: ns.externalCodes.issue({ userName: person, appName: application.name, challenge }) }
}

function pageFor(ns: Namespace, { application, language }: AuthorizationRequest): string {
  const { texts } = providerTexts(language)
  const mayEnter = (user: User): boolean =>
    !user.isDeleted && applicationsOf(ns, user).includes(application.name)
  const people = ns.tables.users.findMany((q) => q.where(mayEnter), { take: mostPeople })
  const choices: Choice[] = [
    ...people.map(({ userName, names, surnames, email }) => ({
      value: userName,
      name: `${names} ${surnames}`,
      detail: email,
    })),
    { value: stranger, name: 'Persona Externa', detail: texts.stranger },
  ]
  const provider = connectOf(application)?.provider ?? defaultProvider
  return choicePage({ language, provider, application: application.title, choices })
}
