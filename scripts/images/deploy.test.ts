/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

type Service = {
  image: string
  read_only: boolean
  cap_drop: string[]
  security_opt: string[]
  tmpfs: string[]
  mem_limit: string
  pids_limit: number
  ports: string[]
  volumes?: string[]
  profiles?: string[]
}

const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8')) as {
  services: Record<string, Service>
}
const containerFile = (part: string): string =>
  readFileSync(`deploy/images/${part}.Containerfile`, 'utf8').replaceAll('\\\n', ' ')
const lineOf = (part: string, word: string): string | undefined =>
  containerFile(part)
    .split('\n')
    .find((line) => line.startsWith(`${word} `))
    ?.slice(word.length + 1)

describe.each(Object.entries(services))('the container of the %s [beyond 41]', (part, service) => {
  it('has no capabilities, and writes only to memory', () => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    expect(lineOf(part, 'USER')).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/)
    for (const volume of service.volumes ?? []) expect(volume).toMatch(/:ro$/)
  })

  it('has resource limits', () => {
    const megabytes = (size: string | undefined): number =>
      Number.parseInt(size ?? '', 10) * (size?.endsWith('g') ? 1024 : 1)
    const rooms = service.tmpfs.map((room) => megabytes(/:size=(\d+m)$/.exec(room)?.[1]))
    expect(rooms.reduce((sum, room) => sum + room)).toBeLessThan(megabytes(service.mem_limit) / 2)
    expect(service.pids_limit).toBeGreaterThan(0)
  })

  it('has a health check', () => {
    expect(lineOf(part, 'HEALTHCHECK')).toMatch(/--interval=10s .*CMD\s+\S/)
  })

  it('listens on the published unprivileged ports', () => {
    const inside = service.ports.map((port) => port.split(':').at(-1))
    expect(lineOf(part, 'EXPOSE')?.split(' ')).toEqual(inside)
    for (const port of inside) expect(Number(port)).toBeGreaterThan(1023)
  })

  it('is built by a container file of the same name', () => {
    expect(service.image).toMatch(part === 'portal' ? /^account-portal:/ : /^account-portal-mock:/)
  })
})

it('the mock starts on request only, and is reachable from this machine only [beyond 41]', () => {
  expect(services['mock']?.profiles).toEqual(['trial'])
  expect(services['mock']?.ports.every((port) => port.startsWith('127.0.0.1:'))).toBe(true)
})

it.each([
  [['--help'], 0, '--engine docker|podman|buildah'],
  [['--engine', 'lxc'], 2, '--engine is one of docker, podman, buildah, not lxc.'],
  [['--tag', 'a/b'], 2, '--tag is letters, digits, dots and hyphens'],
  [['now'], 2, "Unexpected argument 'now'"],
])('npm run images -- %j exits with %i and a message', (args, status, sentence) => {
  const run = spawnSync(process.execPath, ['scripts/images.ts', ...args], { encoding: 'utf8' })
  expect([run.status, run.stdout + run.stderr]).toEqual([status, expect.stringContaining(sentence)])
})
