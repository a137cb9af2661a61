// Judges the OpenAPI documents as the tools of other teams do: Redocly's recommended rules find no error, and the types
// of a TypeScript client, generated from them, fit what the mock really answers. Ends with 1 where something is wrong.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createConfig, lint, lintFromString } from '@redocly/openapi-core'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { endpoints } from '#contracts/index.ts'
import { startMock } from './startMock.ts'

const usage = [
  'npm run contracts:lint',
  '',
  "Holds contracts/openapi and the document of the mock's control API to the recommended rules of Redocly, and the",
  'types that openapi-typescript makes of contracts/openapi to the answers of the mock.',
  'For the rules of Spectral, which is not installed here:',
  "  echo 'extends: spectral:oas' > .spectral.yaml",
  '  npx -p @stoplight/spectral-cli spectral lint contracts/openapi/*.json',
].join('\n')
if (process.argv.length > 2) {
  const isHelp = process.argv[2] === '--help'
  console.log(isHelp ? usage : `This takes no arguments.\n\n${usage}`)
  process.exit(isHelp ? 0 : 2)
}

const services = ['authentication', 'security'] as const
const fileOf = (service: string): string => resolve(`contracts/openapi/${service}-service.json`)
const problems = [...(await lintProblems()), ...(await clientProblems())]
for (const problem of problems) console.log(problem)
console.log(problems.length === 0 ? 'The documents are as tools like them.' : `${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1

async function lintProblems(): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] })
  const found = await Promise.all([
    ...services.map((service) => lint({ ref: fileOf(service), config })),
    lintFromString({ source: await controlDocument(), config }),
  ])
  return found
    .flat()
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`)
}

/** What the mock says of its control API. */
async function controlDocument(): Promise<string> {
  const mock = await startMock()
  const response = await fetch(`${mock.url}/__mock/v1/openapi`)
  const document = await response.text()
  await mock.close()
  return document
}

/** What the compiler says of the mock's answers, each given to the type of its call and status. */
async function clientProblems(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'client-'))
  for (const service of services) {
    const types = astToString(await openapiTypescript(new URL(`file://${fileOf(service)}`)))
    writeFileSync(join(folder, `${service}.ts`), types)
  }
  writeFileSync(join(folder, 'answers.ts'), await answersAsCode())
  const tsc = resolve('node_modules/@typescript/native/bin/tsc')
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--target',
    'es2022',
    '--module',
    'esnext',
  ]
  const sources = ['--moduleResolution', 'bundler', '--types', '', join(folder, 'answers.ts')]
  const { status, stdout } = spawnSync(process.execPath, [tsc, ...options, ...sources], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return status === 0 ? [] : stdout.split('\n').filter((line) => line !== '')
}

/** The examples are sent to the mock as an administrator; what it answers is written as code. */
async function answersAsCode(): Promise<string> {
  const mock = await startMock()
  const lines = services.map((service) => `import type { operations as ${service} } from './${service}'`)
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
  const state = JSON.stringify({ action: 'setup', state: 'a session is open', params: { userName: 'admin' } })
  for (const { id, service, method, path, access, example } of endpoints) {
    await fetch(`${mock.url}/__mock/v1/reset`, { ...post, body: '{}' })
    const opened = await fetch(`${mock.url}/__mock/v1/provider-states`, { ...post, body: state })
    const { authorization } = (await opened.json()) as { authorization: string }
    const given = Object.entries(example.headers as Record<string, string>)
    const response = await fetch(`${mock.url}/${service}${path}`, {
      method,
      headers: {
        ...Object.fromEntries(given.map(([name, value]) => [name, encodeURIComponent(value)])),
        ...(access !== 'none' && { Authorization: authorization }),
        'Content-Type': 'application/json',
      },
      ...(method !== 'GET' && { body: JSON.stringify(example.body) }),
    })
    const type = `${service}['${id}']['responses'][${response.status}]['content']['application/json']`
    // By way of a name, so that fields which the document does not know may stand in it.
    lines.push(`const ${id}Answer = ${await response.text()}`, `export const ${id}: ${type} = ${id}Answer`)
  }
  await mock.close()
  return lines.join('\n')
}
