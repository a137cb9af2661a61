import { readdirSync } from 'node:fs'
import type { Linter } from 'eslint'

/** Who may import whom, from the roof down; the mock stands beside them and knows only the contracts. */
const order = ['app', 'shell', 'features', 'themes', 'shared', 'locales', 'contracts']

const everywhere = [
  { name: 'zod', message: "Take 'zod/mini': only it shrinks (docs/decisions/001)." },
  { name: 'primereact', message: "Import one component by its path: 'primereact/button'." },
  { name: 'react-router', message: "Take 'react-router-dom', as everywhere." },
]

type Pattern = { regex: string; message: string }

function barred(rooms: readonly string[], message: string): Pattern {
  return { regex: `^#(${rooms.join('|')})/`, message }
}

/** A room reaches its own files by ./ (or ../ inside itself), others by alias. */
function climbing(levels: number): Pattern {
  return {
    regex: `^(\\.\\./){${levels}}`,
    message: 'This leaves the room: take the alias of the other room (#shared/…, #features/…).',
  }
}

function upstairs(room: string): Pattern {
  return barred(
    order.slice(0, order.indexOf(room)),
    `${room} knows nothing of the rooms above it: move what both need down, or hand it in.`,
  )
}

function block(name: string, files: string[], patterns: Pattern[], ignores: string[] = []): Linter.Config {
  return {
    name: `walls/${name}`,
    files,
    ignores,
    rules: { 'no-restricted-imports': ['error', { paths: everywhere, patterns }] },
  }
}

const noOutside = barred(
  ['mock', 'scripts'],
  'The portal knows neither its stand-in nor the scripts: what both sides share is in #contracts.',
)

/** Walls are for what is delivered: a test may take what it needs from any room. */
function portalRoom(room: string, folder: string, patterns: Pattern[]): Linter.Config {
  return block(room, [`${folder}/*.{ts,tsx}`], [...patterns, noOutside], ['**/*.test.{ts,tsx}'])
}

function featurePatterns(name: string): Pattern[] {
  return [
    upstairs('features'),
    {
      regex: `^#features/(?!${name}/)[^/]+/(?!api\\.ts$)`,
      message: 'Another feature has one door, its api.ts. A widget wanted twice moves down to #shared.',
    },
    { regex: `^#features/${name}/`, message: 'Reach your own room by ./' },
  ]
}

function feature(name: string): Linter.Config[] {
  const patterns = featurePatterns(name)
  return [
    portalRoom(`features-${name}`, `src/features/${name}`, [...patterns, climbing(1)]),
    portalRoom(`features-${name}-inner`, `src/features/${name}/*/**`, [...patterns, climbing(2)]),
  ]
}

/** The folders of the sign-in feature, from the ground up; those of one step know nothing of each other. */
const authSteps = [
  ['page'],
  ['session'],
  ['sign-in'],
  ['certificate', 'password', 'external', 'applications'],
  ['activation'],
  ['messages'],
]

/** Imports between the folders of features/auth run one way: down the steps. */
function authFolder(folder: string, step: number): Linter.Config {
  const barredFolders = authSteps
    .slice(step)
    .flat()
    .filter((name) => name !== folder)
  return portalRoom(`features-auth-${folder}`, `src/features/auth/${folder}/**`, [
    ...featurePatterns('auth'),
    climbing(2),
    {
      regex: `^\\.\\./(${barredFolders.join('|')})/`,
      message: `auth/${folder} knows nothing of the folders beside and above it (page ← session ← sign-in ← certificate, password, external, applications ← activation ← messages): move what both need down, or let LoginScreen hand it in.`,
    },
    {
      regex: '^\\.\\./(LoginScreen|passwordScreens)\\.',
      message: 'The screens at the top of features/auth put the folders together: hand it in from there.',
    },
  ])
}

const auth = authSteps.flatMap((folders, step) => folders.map((folder) => authFolder(folder, step)))

const features = readdirSync(`${import.meta.dirname}/../../src/features`).flatMap(feature)

export const walls: Linter.Config[] = [
  block('doors', ['**/*.{ts,tsx}'], []),
  portalRoom('main', 'src', [climbing(1)]),
  portalRoom('app', 'src/app/**', [climbing(2)]),
  portalRoom('shell', 'src/shell/**', [upstairs('shell'), climbing(2)]),
  ...features,
  ...auth,
  portalRoom('themes', 'src/themes/**', [upstairs('themes'), climbing(2)]),
  portalRoom('shared', 'src/shared/**', [upstairs('shared'), climbing(2)]),
  block('locales', ['src/locales/**/*.ts'], [barred(['.*'], 'Texts import nothing but texts.')]),
  block(
    'mock-server',
    ['mock-server/**/*.ts'],
    [
      barred(
        [...order.filter((room) => room !== 'contracts'), 'scripts'],
        'The mock knows only #contracts: it stands in for the services, not for the portal.',
      ),
    ],
    ['**/*.test.ts'],
  ),
  block(
    'contracts',
    ['contracts/*.ts'],
    [barred(['.*'], 'The spine imports nothing of ours but its neighbours in contracts/.')],
    ['**/*.test.ts'],
  ),
]
