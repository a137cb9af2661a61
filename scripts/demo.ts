// npm run demo: the product as static files, with the mock services in the browser.
import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildDemo } from './demo/buildDemo.ts'
import { demoFolder } from './demo/paths.ts'
import { serveDemo } from './demo/serveDemo.ts'
import { ensureBuild } from './server/ensureBuild.ts'
import { listen } from './server/listen.ts'

const usage = `npm run demo -- [--out FOLDER] [--serve [--port N]]

Builds the portal, where it has to, and puts it into FOLDER (demo) with a service worker that answers for host and
services: no server is needed but one for static files, with https or on localhost, at the root of its origin. What a
visitor changes stays in that visitor's browser.
--serve: shows it at http://localhost:8480, or at another port.`

const root = resolve(import.meta.dirname, '..')

/** Whether the folder has files other than an earlier demo's. */
function holdsOther(out: string): boolean {
  return existsSync(out) && readdirSync(out).length > 0 && !existsSync(resolve(out, demoFolder))
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'demo' },
      serve: { type: 'boolean', default: false },
      port: { type: 'string', default: '8480' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const out = resolve(root, values.out)
  if (root.startsWith(out)) throw new Error(`--out names a folder of its own: ${out} holds the project.`)
  if (holdsOther(out)) throw new Error(`--out names a folder of its own: ${out} holds something else.`)
  await ensureBuild(root)
  await buildDemo(root, out)
  console.log(`The demo lies in ${out}. Put it at the root of a host of static files.`)
  if (!values.serve) return
  const port = await listen(serveDemo(out), Number(values.port), '--port')
  console.log(`It is shown at http://localhost:${port}`)
}

try {
  await main()
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
}
