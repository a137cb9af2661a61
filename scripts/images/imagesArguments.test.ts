/** @jest-environment node */
import { imagesArguments } from './imagesArguments.ts'

const none = { help: false, engine: null, base: null, tag: null }

it.each([
  [[], none],
  [
    ['--engine', 'podman', '--base', 'registry.test/debian:12'],
    { ...none, engine: 'podman', base: 'registry.test/debian:12' },
  ],
  [['--tag', '2026-11-26.b1'], { ...none, tag: '2026-11-26.b1' }],
])('accepts %j', (args, expected) => {
  expect(imagesArguments(args, 'linux')).toEqual(expected)
})

it.each([
  [['--engine', 'containerd'], '--engine is one of docker, podman, buildah, not containerd.'],
  [['--tag', 'a/b'], "--tag is letters, digits, dots and hyphens, 128 at most, not 'a/b'."],
  [['--tag', ''], '--tag is'],
  [['--fast'], 'Unknown option'],
])('refuses %j with a message', (args, words) => {
  expect(() => imagesArguments(args, 'linux')).toThrow(words)
})

it.each(['darwin', 'win32'] as const)('%s builds none, and can read why', (platform) => {
  expect(() => imagesArguments([], platform)).toThrow('Images are built on Linux')
  expect(imagesArguments(['--help'], platform)).toEqual({ ...none, help: true })
})
