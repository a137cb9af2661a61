import type { IncomingMessage, ServerResponse } from 'node:http'
import { originOf } from '../http/originOf.ts'
import { htmlReply, sendReply } from '../http/reply.ts'
import { connectOf, defaultProvider, providerPath } from '../services/external-identity.ts'
import { applicationsOf } from '../services/permissions.ts'
import type { Namespace } from '../store/namespace.ts'
import type { User } from '../store/records.ts'
import { nameKey } from '../store/tables.ts'
import { answerAddress, readAuthorizationRequest, type AuthorizationRequest } from './authorizationRequest.ts'
import { choicePage, problemPage, providerPolicy, type Choice } from './providerPage.ts'
import { providerTexts } from './providerTexts.ts'

const mostPeople = 6
/** Somebody whom the provider knows and the suite does not. */
const stranger = 'persona.externa'

export function isProviderPath(path: string): boolean {
  return path.toLowerCase().startsWith(`${providerPath}/`)
}

/**
 * The identity provider that an external sign-in goes to and comes back from: GET shows who one can be, POST of that
 * form sends the browser to the callback with a code, or with the error that was asked for.
 */
export function serveProvider(ns: Namespace, req: IncomingMessage, res: ServerResponse, body: Buffer): void {
  const [path = '', search = ''] = (req.url ?? '').split('?', 2)
  const query = new URLSearchParams(search)
  const request = readAuthorizationRequest(ns, query, originOf(req))
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('Referrer-Policy', 'no-referrer')
  res.setHeader('X-Frame-Options', 'DENY')

  const isKnown = path.toLowerCase().replace(/\/$/, '') === `${providerPath}/authorize`
  if (!isKnown || 'problem' in request) {
    const field = 'problem' in request ? request.problem : path
    const language = query.get('ui_locales') ?? ''
    res.setHeader('Content-Security-Policy', providerPolicy(''))
    return sendReply(res, {
      ...htmlReply(problemPage(language, defaultProvider, field)),
      status: isKnown ? 400 : 404,
    })
  }

  res.setHeader('Content-Security-Policy', providerPolicy(request.redirectUri.origin))
  const answer = req.method === 'POST' ? answerOf(ns, request, body.toString('utf8')) : null
  if (!answer) return sendReply(res, htmlReply(pageFor(ns, request)))
  res.writeHead(303, { Location: answerAddress(request, answer), 'Content-Length': 0 }).end()
}

/** What the form asked for; null when it asked for nothing, or for nobody whom the page offers. */
function answerOf(ns: Namespace, request: AuthorizationRequest, form: string): Record<string, string> | null {
  const fields = new URLSearchParams(form)
  const answer = fields.get('answer')
  if (answer === 'refuse') return { error: 'access_denied' }
  if (answer === 'fail') return { error: 'server_error' }
  const person = fields.get('person') ?? ''
  const isKnown = person === stranger || ns.tables.users.find(nameKey(person)) !== undefined
  if (!isKnown) return null
  const { application, challenge } = request
  return { code: ns.externalCodes.issue({ userName: person, appName: application.name, challenge }) }
}

function pageFor(ns: Namespace, { application, language }: AuthorizationRequest): string {
  const { texts } = providerTexts(language)
  const people: User[] = []
  for (const user of ns.tables.users.all()) {
    if (people.length === mostPeople) break
    if (!user.isDeleted && applicationsOf(ns, user).includes(application.name)) people.push(user)
  }
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
