import { globSync, readFileSync } from 'node:fs'

type Source = { path: string; text: string }

/** The screens of the files below a folder, the narrower folder first. */
const screens: readonly (readonly [folder: string, screen: string])[] = [
  ['features/access/', 'who has access'],
  ['features/applications/', 'applications'],
  ['features/auth/activation/', 'activation of an account'],
  ['features/auth/applications/', 'choice of an application'],
  ['features/auth/certificate/', 'reset of a certificate'],
  ['features/auth/external/', 'sign-in by an identity provider'],
  ['features/auth/password/', 'passwords'],
  ['features/auth/', 'sign-in'],
  ['features/menus/', 'menu settings'],
  ['features/notifications/', 'notifications'],
  ['features/privileges/', 'privileges'],
  ['features/roles/', 'roles'],
  ['features/suite-items/', 'menu settings'],
  ['features/users/import/', 'import of users'],
  ['features/users/', 'users'],
  ['shared/menu/', 'menu settings'],
  ['shell/home/', 'home'],
  ['shell/palette/', 'search of everything'],
  ['', 'every screen'],
]

/** The screens that make a call, by endpoint id, from imports and API slices. */
export function usedBy(ids: readonly string[], sources: readonly Source[] = portal()): Map<string, string[]> {
  const slices = sources.filter(({ text }) => text.includes('injectEndpoints('))
  const others = sources.filter((source) => !slices.includes(source))
  return new Map(
    ids.map((id) => {
      const names = slices.flatMap(({ text }) => namesThatCall(text, id))
      const users = others.filter(
        ({ text }) => names.some((name) => mentions(text, name)) || sendsItself(text, id),
      )
      return [id, [...new Set(users.map(({ path }) => screenOf(path)))].sort()]
    }),
  )
}

function portal(): Source[] {
  return globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/test[A-Z]*'] })
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

/** Names under which a slice calls an endpoint, also through functions or aliases of the same file. */
function namesThatCall(slice: string, id: string): string[] {
  const functions = [...slice.matchAll(/^(?:async )?function (\w+)[\s\S]*?^}/gm)]
  const definitions = [...slice.matchAll(/^ {4}(\w+): build\.[\s\S]*?(?=^ {4}\w+: build\.|^ {2}\}\),)/gm)]
  function namesBy(calls: (text: string) => boolean): string[] {
    const helpers = functions.filter(([text]) => calls(text)).map(([, name]) => name!)
    return definitions
      .filter(([text]) => calls(text) || helpers.some((helper) => text.includes(`${helper}(`)))
      .map(([, name]) => name!)
  }
  const call = new RegExp(`\\bcall\\(${id}\\b`)
  const names = namesBy((text) => call.test(text))
  return [...names, ...namesBy((text) => names.some((name) => mentions(text, name)))]
}

/** A hook of the slice, or its endpoint dispatched. */
function mentions(text: string, name: string): boolean {
  const hook = `use${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return new RegExp(`\\.${hook}(Query|Mutation)\\b|\\b${name}\\s*\\.initiate\\b`).test(text)
}

/** Calls that the session makes without the api. */
function sendsItself(text: string, id: string): boolean {
  return new RegExp(`\\{[^}]*\\b${id}\\b[^}]*\\} from '#contracts/`).test(text) && text.includes('send(')
}

function screenOf(path: string): string {
  return screens.find(([folder]) => path.startsWith(`src/${folder}`))![1]
}
