// Judges the OpenAPI documents as the tools of other teams do: Redocly's recommended rules find no error, and the types
// of a TypeScript client, generated from them, fit every answer that they show.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createConfig, lint, lintFromString } from '@redocly/openapi-core'
import openapiTypescript, { astToString } from 'openapi-typescript'
import { endpoints } from '#contracts/index.ts'
import { command } from './command.ts'
import { startMock } from './startMock.ts'

const usage = [
  'npm run contracts:lint',
  '',
  "Holds contracts/openapi and the document of the mock's control API to the recommended rules of Redocly, and the",
  'types that openapi-typescript makes of contracts/openapi to the answers of the contracts.',
  'For the rules of Spectral, which is not installed here:',
  "  echo 'extends: spectral:oas' > .spectral.yaml",
  '  npx -p @stoplight/spectral-cli spectral lint contracts/openapi/*.json',
]
const services = ['authentication', 'security'] as const
const fileOf = (service: string): string => resolve(`contracts/openapi/${service}-service.json`)

await command({ usage, options: {}, positionals: 0 }, async () => {
  const problems = [...(await lintProblems()), ...(await clientProblems())]
  for (const problem of problems) console.log(problem)
  console.log(problems.length === 0 ? 'The documents are as tools like them.' : `${problems.length} problems`)
  return problems.length === 0 ? 0 : 1
})

async function lintProblems(): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] })
  const mock = await startMock()
  const source = await (await fetch(`${mock.url}/__mock/v1/openapi`)).text()
  await mock.close()
  const found = await Promise.all([
    ...services.map((service) => lint({ ref: fileOf(service), config })),
    lintFromString({ source, config }),
  ])
  return found
    .flat()
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`)
}

/** What the compiler says of the answers, each given to the type of its call and status. */
async function clientProblems(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'client-'))
  const lines = services.map((service) => `import type { operations as ${service} } from './${service}'`)
  for (const service of services) {
    const types = await openapiTypescript(pathToFileURL(fileOf(service)))
    writeFileSync(join(folder, `${service}.ts`), astToString(types))
  }
  for (const { id, service, outcomes } of endpoints)
    for (const [number, { status, body }] of Object.values(outcomes).entries()) {
      const type = `${service}['${id}']['responses'][${status}]['content']['application/json']`
      lines.push(`export const ${id}${number}: ${type} = ${JSON.stringify(body)}`)
    }
  const file = join(folder, 'answers.ts')
  writeFileSync(file, lines.join('\n'))
  const options = '--ignoreConfig --noEmit --strict --skipLibCheck --target es2022 --module esnext'
  const args = [...options.split(' '), '--moduleResolution', 'bundler', '--types', '', file]
  const tsc = resolve('node_modules/@typescript/native/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [tsc, ...args], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return status === 0 ? [] : stdout.split('\n').filter((line) => line !== '')
}
