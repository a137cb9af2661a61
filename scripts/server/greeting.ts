const people: [name: string, what: string][] = [
  ['admin, admin2', 'administrators'],
  ['lector', 'reads answer, writes are refused'],
  ['maria.gomez', 'end user of two applications'],
  ['pedro.bloqueado', 'locked'],
  ['ana.vetada', 'blocked for good'],
  ['luis.vencido', 'password expired'],
  ['nuevo.usuario', 'not activated yet'],
  ['codigo21, codigo22, codigo23, aviso.info', 'answers with a message'],
]
const hosts: [host: string, what: string][] = [
  ['localhost', 'ibuhoo'],
  ['firmaya.localhost', 'firmaya, certificate accounts'],
  ['oidc.localhost', 'oidc, with an identity provider'],
  ['bemyself.localhost', 'bemyself'],
  ['bmsbra.bemyself.localhost', 'bemyself in Brazil, Portuguese'],
  ['gse.biometria.localhost', 'biometria for gse'],
]

/** Output of `npm start` once everything listens. */
export function greeting(port: number, mockPort: number): string {
  const row = ([left, right]: [string, string]): string => `    ${left.padEnd(44)}${right}`
  return [
    '',
    `  Portal          http://localhost:${port}`,
    `  Mock            http://localhost:${mockPort}`,
    `  Control page    http://localhost:${port}/__mock`,
    '',
    '  Products are told apart by the host:',
    ...hosts.map(([host, what]) => row([`http://${host}:${port}`, what])),
    '',
    '  Sign in as (password of all: Portal.2026*):',
    ...people.map(row),
    '',
  ].join('\n')
}
