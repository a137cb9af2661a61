import { readdirSync } from 'node:fs'

const tests = '\\.test\\.tsx?$'
/** Test helpers, such as testTokens.ts. */
const testHelpers = '/test[A-Z][^/]*\\.tsx?$'
const folder = (name) => `^${name}/`

/** The features from the lowest up. Parts of a feature that may not be imported are lent (docs/decisions/015). */
const featureSteps = [
  ['applications'],
  ['privileges', 'notifications', 'suite-items', 'auth'],
  ['roles'],
  ['users'],
  ['menus'],
  ['access'],
]
const unplaced = readdirSync('src/features').filter((name) => !featureSteps.flat().includes(name))
if (unplaced.length > 0) throw new Error(`featureSteps has no place for ${unplaced.join(', ')}.`)

/** The folders of the sign-in, from the lowest up. */
const authSteps = [
  ['page'],
  ['session'],
  ['sign-in'],
  ['certificate', 'password', 'external', 'applications'],
  ['activation'],
  ['messages'],
]

/** Each folder may import folders of earlier steps only, lazy imports and types included. */
function oneWay(name, parent, steps) {
  return steps.flatMap((step, at) =>
    step.map((from) => ({
      name: `${name}-${from}-looks-down`,
      severity: 'error',
      comment: steps.map((folders) => folders.join(', ')).join(' ← '),
      from: { path: folder(`${parent}/${from}`), pathNot: [tests, testHelpers] },
      to: { path: folder(`${parent}/(?!${from}/)(${steps.slice(at).flat().join('|')})`) },
    })),
  )
}

/** Forbidden imports, cycles, and unused files. */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An import that leads nowhere.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'installed-by-start',
      severity: 'error',
      comment: 'npm start installs no devDependencies: what it imports belongs to the dependencies.',
      from: {
        path: '^(src|mock-server|contracts|scripts/(server|prerender|start\\.ts|preview\\.ts))',
        pathNot: [tests, testHelpers, '^contracts/consumer/'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'declared',
      severity: 'error',
      comment: 'A package that package.json does not name comes and goes with others.',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-development-packages-in-the-portal',
      severity: 'error',
      from: { path: '^(src|contracts/[^/]+\\.ts$)', pathNot: [tests, testHelpers, '\\.d\\.ts$'] },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/@types/',
      },
    },
    ...[
      ['shell', 'app'],
      ['features', 'app|shell'],
      ['themes', 'app|shell|features'],
      ['shared', 'app|shell|features|themes'],
    ].map(([from, above]) => ({
      name: `${from}-looks-down`,
      severity: 'error',
      comment: 'app → shell → features → themes → shared → contracts',
      from: { path: folder(`src/${from}`), pathNot: [tests, testHelpers] },
      to: { path: folder(`src/(${above})`) },
    })),
    {
      name: 'texts-alone',
      severity: 'error',
      comment: 'Texts import nothing but texts.',
      from: { path: folder('src/locales'), pathNot: [tests, testHelpers] },
      to: { path: '^(src/(?!locales/)|contracts/)' },
    },
    {
      name: 'auth-below-its-screens',
      severity: 'error',
      comment: 'The screens at the top of features/auth put its folders together: hand it in from there.',
      from: { path: '^src/features/auth/[^/]+/', pathNot: [tests, testHelpers] },
      to: { path: '^src/features/auth/(LoginScreen|passwordScreens|routes)\\.' },
    },
    {
      name: 'public-screens-by-their-routes',
      severity: 'error',
      comment:
        'The app takes public screens from features/auth/routes.tsx; only what guards or covers the console is taken by itself.',
      from: { path: folder('src/app'), pathNot: [tests, testHelpers] },
      to: {
        path: folder('src/features/auth'),
        pathNot:
          '^src/features/auth/((routes|LoginScreen|applications/HomeApplications)\\.tsx$|(session|again)/)',
      },
    },
    ...oneWay('features', 'src/features', featureSteps),
    ...oneWay('auth', 'src/features/auth', authSteps),
    {
      name: 'one-door-per-feature',
      severity: 'error',
      comment: "A feature reaches another one through that one's api.ts.",
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/features/[^/]+/', pathNot: ['^src/features/$1/', '^src/features/[^/]+/api\\.ts$'] },
    },
    {
      name: 'shell-knows-no-insides',
      severity: 'error',
      comment: 'The shell calls a feature through its api.ts; parts are lent (docs/decisions/015).',
      from: { path: folder('src/shell'), pathNot: [tests, testHelpers] },
      to: { path: folder('src/features'), pathNot: '^src/features/[^/]+/api\\.ts$' },
    },
    {
      name: 'portal-without-mock',
      severity: 'error',
      from: { path: folder('src'), pathNot: tests },
      to: { path: folder('(mock-server|scripts|tests)') },
    },
    {
      name: 'portal-without-examples',
      severity: 'error',
      comment:
        'Examples and questions of the contracts do not travel to the browser: take contracts/<feature>.ts.',
      from: { path: folder('src'), pathNot: [tests, testHelpers] },
      to: { path: '^contracts/(examples/|(index|gaps|states)\\.ts$)' },
    },
    {
      name: 'mock-without-portal',
      severity: 'error',
      from: { path: folder('mock-server'), pathNot: tests },
      to: { path: folder('(src|scripts|tests)') },
    },
    {
      name: 'spine-alone',
      severity: 'error',
      from: { path: '^contracts/(examples/)?[^/]+\\.ts$', pathNot: tests },
      to: { path: folder('(src|mock-server|scripts|tests)') },
    },
    {
      name: 'portal-without-orphans',
      severity: 'error',
      comment: 'Reached from no entry of the portal: remove it.',
      from: { path: '^(src/(main|prerender)\\.tsx|src/pageStart\\.ts)$' },
      to: {
        path: folder('src'),
        pathNot: [tests, testHelpers, '\\.d\\.ts$', '^src/(main\\.tsx|prerender\\.tsx|pageStart\\.ts)$'],
        reachable: false,
      },
    },
    {
      name: 'mock-without-orphans',
      severity: 'error',
      comment: 'Reached neither from mock-server/main.ts nor from a test: wire it in or remove it.',
      from: { path: ['^mock-server/main\\.ts$', `^mock-server/.+${tests}`] },
      to: {
        path: folder('mock-server'),
        pathNot: [tests, '/main\\.ts$', '\\.d\\.ts$', folder('mock-server/control/page')],
        reachable: false,
      },
    },
    {
      name: 'scripts-without-orphans',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(scripts|contracts|tests)/',
        // The list of tests is read by the linters' configurations.
        pathNot: ['^tests/jest/', '^scripts/eslint/tests\\.ts$', '\\.d\\.m?ts$'],
      },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|reports|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
