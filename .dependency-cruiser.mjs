const tests = '\\.test\\.tsx?$'
/** Helpers of tests are called so: testTokens.ts. */
const testHelpers = '/test[A-Z][^/]*\\.tsx?$'
const folder = (name) => `^${name}/`

/** Walls by what files resolve to, cycles, and files that nobody needs. ESLint says the walls in the editor. */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Types may refer to each other; what runs may not.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'An import that leads nowhere.',
      from: {},
      to: { couldNotResolve: true },
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
      ['locales', 'app|shell|features|themes|shared'],
    ].map(([from, above]) => ({
      name: `${from}-looks-down`,
      severity: 'error',
      comment: 'app → shell → features → themes → shared → contracts',
      from: { path: folder(`src/${from}`), pathNot: tests },
      to: { path: folder(`src/(${above})`) },
    })),
    ...[
      ['page', 'session|sign-in|certificate|password|external|applications|activation|messages'],
      ['session', 'sign-in|certificate|password|external|applications|activation|messages'],
      ['sign-in', 'certificate|password|external|applications|activation|messages'],
      ['certificate', 'password|external|applications|activation|messages'],
      ['password', 'certificate|external|applications|activation|messages'],
      ['external', 'certificate|password|applications|activation|messages'],
      ['applications', 'certificate|password|external|activation|messages'],
      ['activation', 'messages'],
    ].map(([from, above]) => ({
      name: `auth-${from}-looks-down`,
      severity: 'error',
      comment: 'In features/auth imports, lazy ones too, run one way; see scripts/eslint/walls.ts.',
      from: { path: folder(`src/features/auth/${from}`), pathNot: tests },
      to: { path: folder(`src/features/auth/(${above})`) },
    })),
    {
      name: 'one-door-per-feature',
      severity: 'error',
      comment: "A feature reaches another one through that one's api.ts.",
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/features/[^/]+/', pathNot: ['^src/features/$1/', '^src/features/[^/]+/api\\.ts$'] },
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
      comment:
        'Reached neither from an entry of the portal nor from the page of the field controls: remove it.',
      from: { path: '^(src/(main|prerender)|scripts/gallery/fields/main)\\.tsx$' },
      to: {
        path: folder('src'),
        pathNot: [tests, testHelpers, '\\.d\\.ts$', '^src/(main|prerender)\\.tsx$'],
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
        pathNot: ['^tests/jest/', '^scripts/gallery/page/', '\\.d\\.m?ts$'],
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
