import { applicationLimits, largestCount, tokenUnits } from '#contracts/application-settings.ts'
import { titleCharacters } from '#shared/fields/characters.ts'
import { only, type TextProblem } from '#shared/fields/textRules.ts'
import { webUrl } from '#shared/address/safeUrl.ts'
import { durations, type ApplicationField, type ApplicationForm } from '../fields.ts'

/** Problem of a field, with a limit after a colon if it has one: 'required', 'tooLarge:365'. */
type Problem =
  | TextProblem
  | 'titleShort'
  | 'characters'
  | 'url'
  | 'zero'
  | `tooSmall:${number}`
  | `tooLarge:${number}`

type Problems = Partial<Record<ApplicationField, Problem>>

/** All problems of an application (APV-01 to APV-33). */
export function problemsOf(form: ApplicationForm): Problems {
  return found({
    name: nameProblem(form.name.trim(), applicationLimits.name),
    title: titleProblem(form.title.trim()),
    urlApp: urlProblem(form.urlApp),
    urlAssignPassword: urlProblem(form.urlAssignPassword),
    landing: urlProblem(form.landing),
    description: tooLong(form.description.trim(), applicationLimits.description),
    ...durationProblems(form),
    maxConcurrentTokens: form.isConcurrentSession
      ? numberProblem(form.maxConcurrentTokens, { smallest: 1, largest: largestCount })
      : null,
    maxConcurrentTokensByUser: numberProblem(form.maxConcurrentTokensByUser, fromMinusOne),
    maxRefreshTokens: numberProblem(form.maxRefreshTokens, fromMinusOne),
    maxRefreshTokensByUser: numberProblem(form.maxRefreshTokensByUser, {
      smallest: 0,
      largest: largestCount,
    }),
    numberPasswordChanges: numberProblem(form.numberPasswordChanges, { smallest: -1 }),
    passwordExpiration: numberProblem(form.passwordExpiration, fromMinusOne),
    passwordTypeExpiration: choiceProblem(form.passwordTypeExpiration),
    mechanismAfterSetPass: choiceProblem(form.mechanismAfterSetPass),
  })
}

function found(problems: Partial<Record<ApplicationField, Problem | null>>): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null))
}

type Bounds = { smallest: number; largest?: number | undefined; noZero?: boolean }

const fromMinusOne: Bounds = { smallest: -1, noZero: true }

/** Problem of a whole number; a forbidden 0 has priority (G-35). */
function numberProblem(value: number | null, { smallest, largest, noZero = false }: Bounds): Problem | null {
  if (value === null) return 'required'
  if (noZero && value === 0) return 'zero'
  if (value < smallest) return `tooSmall:${smallest}`
  return largest !== undefined && value > largest ? `tooLarge:${largest}` : null
}

/** Largest amount of a unit (APV-14 to APV-16); undefined without a unit. */
export function largestAmount(unit: string): number | undefined {
  return Object.values(tokenUnits).find(({ id }) => String(id) === unit)?.largest
}

function durationProblems(form: ApplicationForm): Partial<Record<ApplicationField, Problem | null>> {
  return Object.fromEntries(
    durations.flatMap(({ amount, unit, smallest }) => [
      [amount, numberProblem(form[amount], { smallest, largest: largestAmount(form[unit]), noZero: true })],
      [unit, choiceProblem(form[unit])],
    ]),
  )
}

function choiceProblem(value: string): Problem | null {
  return value === '' ? 'required' : null
}

function tooLong(text: string, largest: number): Problem | null {
  return text.length > largest ? `tooLong:${largest}` : null
}

const nameCharacters = only(titleCharacters, 'characters')

function nameProblem(text: string, largest: number): Problem | null {
  if (text === '') return 'required'
  return tooLong(text, largest) ?? nameCharacters(text)
}

/** A title has two characters or more (G-34). */
function titleProblem(title: string): Problem | null {
  const isShort = title !== '' && title.length < applicationLimits.shortestTitle
  return isShort ? 'titleShort' : nameProblem(title, applicationLimits.title)
}

/** Problem of an absolute URL; `//host` and `host` would depend on the page (hardening T10). */
function urlProblem(text: string): Problem | null {
  if (text.trim() === '') return 'required'
  return webUrl(text.trim(), 'about:blank') ? null : 'url'
}
