import { parseArgs } from 'node:util'

export const engines = ['docker', 'podman', 'buildah'] as const

type ImagesArguments = {
  help: boolean
  /** Null: the first one installed. */
  engine: string | null
  base: string | null
  /** Null: the version of package.json. */
  tag: string | null
}

export const imagesUsage = `npm run images -- [--engine docker|podman|buildah] [--base IMAGE] [--tag NAME]

Builds the images account-portal and account-portal-mock by deploy/images, tagged with NAME and as latest, and puts a
site for a trial into .cache/images/site. It wants Linux, an engine, and openssl for the certificate of the trial.

--engine: without it the first of the three that is there.
--base: a Debian 12 to build on instead of docker.io/library/debian:12-slim.
--tag: another one for each release, so that there is a way back; without it the version of package.json.`

/** @throws Error with a message for unknown arguments, and on a machine whose Node.js does not run in the image */
export function imagesArguments(args: readonly string[], platform: NodeJS.Platform): ImagesArguments {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: [...args],
    options: { engine: text, base: text, tag: text, help: { type: 'boolean' } },
  })
  const { engine = null, base = null, tag = null, help = false } = values
  if (engine !== null && !engines.some((one) => one === engine))
    throw new Error(`--engine is one of ${engines.join(', ')}, not ${engine}.`)
  if (tag !== null && !/^\w[\w.-]{0,127}$/.test(tag))
    throw new Error(`--tag is letters, digits, dots and hyphens, 128 at most, not '${tag}'.`)
  if (platform !== 'linux' && !help)
    throw new Error(
      'Images are built on Linux: that of the mock holds the Node.js of the machine that builds it.',
    )
  return { help, engine, base, tag }
}
