import { readdirSync } from 'node:fs'
import type { Linter } from 'eslint'
import { authSteps, featureSteps, reachOf, shownSteps } from './steps.ts'

/** Who may import whom: each layer only those after it. The mock stands beside them and knows only the contracts. */
const order = ['app', 'shell', 'features', 'themes', 'shared', 'locales', 'contracts']

const everywhere = [
  { name: 'zod', message: "Take 'zod/mini': only it shrinks (docs/decisions/001)." },
  { name: 'primereact', message: "Import one component by its path: 'primereact/button'." },
  { name: 'react-router', message: "Take 'react-router-dom', as everywhere." },
]

type Pattern = { regex: string; message: string }

function barred(layers: readonly string[], message: string): Pattern {
  return { regex: `^#(${layers.join('|')})/`, message }
}

/** A folder reaches its own files by ./ (or ../ inside itself), others by alias. */
function climbing(levels: number): Pattern {
  return {
    regex: `^(\\.\\./){${levels}}`,
    message: 'This leaves the folder: take the alias of the other one (#shared/…, #features/…).',
  }
}

function layersAbove(layer: string): Pattern {
  return barred(
    order.slice(0, order.indexOf(layer)),
    `${layer} knows nothing of the layers above it: move what both need down, or pass it in.`,
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
  'The portal knows neither the mock nor the scripts: what both sides share is in #contracts.',
)

/** Walls are for what is delivered: a test may import what it needs. */
function portalFolder(name: string, folder: string, patterns: Pattern[]): Linter.Config {
  const tests = ['**/*.test.{ts,tsx}', '**/test[A-Z]*.{ts,tsx}']
  return block(name, [`${folder}/*.{ts,tsx}`], [...patterns, noOutside], tests)
}

function featurePatterns(name: string): Pattern[] {
  const { open, barred } = reachOf(featureSteps, name)
  return [
    layersAbove('features'),
    {
      regex: `^#features/(${open.join('|')})/(?!api\\.ts$)`,
      message:
        'Another feature is reached through its api.ts only. A component needed twice moves down to #shared.',
    },
    {
      regex: `^#features/(${barred.join('|')})/`,
      message: `${name} knows nothing of the features beside and above it (${shownSteps(featureSteps)}): move what both need down, or borrow it (docs/decisions/015).`,
    },
    { regex: `^#features/${name}/`, message: 'Reach your own folder by ./' },
  ]
}

function feature(name: string): Linter.Config[] {
  const patterns = featurePatterns(name)
  return [
    portalFolder(`features-${name}`, `src/features/${name}`, [...patterns, climbing(1)]),
    portalFolder(`features-${name}-inner`, `src/features/${name}/*/**`, [...patterns, climbing(2)]),
  ]
}

/** Imports between the folders of features/auth run one way: down the steps. */
function authFolder(folder: string): Linter.Config {
  return portalFolder(`features-auth-${folder}`, `src/features/auth/${folder}/**`, [
    ...featurePatterns('auth'),
    climbing(2),
    {
      regex: `^\\.\\./(${reachOf(authSteps, folder).barred.join('|')})/`,
      message: `auth/${folder} knows nothing of the folders beside and above it (${shownSteps(authSteps)}): move what both need down, or let LoginScreen hand it in.`,
    },
    {
      regex: '^\\.\\./(LoginScreen|passwordScreens)\\.',
      message: 'The screens at the top of features/auth put the folders together: hand it in from there.',
    },
  ])
}

const auth = authSteps.flat().map(authFolder)

const features = readdirSync(`${import.meta.dirname}/../../src/features`).flatMap(feature)

export const walls: Linter.Config[] = [
  block('doors', ['**/*.{ts,tsx}'], []),
  portalFolder('main', 'src', [climbing(1)]),
  portalFolder('app', 'src/app/**', [climbing(2)]),
  portalFolder('shell', 'src/shell/**', [layersAbove('shell'), climbing(2)]),
  ...features,
  ...auth,
  portalFolder('themes', 'src/themes/**', [layersAbove('themes'), climbing(2)]),
  portalFolder('shared', 'src/shared/**', [layersAbove('shared'), climbing(2)]),
  block('locales', ['src/locales/**/*.ts'], [barred(['.*'], 'Texts import nothing but texts.')]),
  block(
    'mock-server',
    ['mock-server/**/*.ts'],
    [
      barred(
        [...order.filter((layer) => layer !== 'contracts'), 'scripts'],
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
