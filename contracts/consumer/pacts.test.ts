import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { states, type StateSpec } from '#contracts/states.ts'
import { mergePacts } from '#scripts/contracts/mergePacts.ts'
import { pactsFolder, readPacts } from '#scripts/contracts/pactFile.ts'
import { partsFolder } from './partsFolder.ts'

const parts = readPacts(`${partsFolder}/*/*.json`)
const interactions = parts.flatMap((part) => part.interactions)
const each = interactions.map((interaction) => [interaction.description, interaction] as const)

describe('the pacts', () => {
  it.each([...mergePacts(parts)])('%s is up to date; else: npm run contracts:pacts', (name, text) => {
    const file = join(pactsFolder, name)
    expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(text)
  })

  it('cover three providers', () => {
    expect([...mergePacts(parts).keys()]).toEqual([
      'account-portal-authentication-service.json',
      'account-portal-security-service.json',
      'account-portal-session-hub.json',
    ])
  })
})

describe('a provider state', () => {
  it.each(Object.keys(states))('%s is needed by an interaction', (name) => {
    const needed = interactions.flatMap(({ providerStates = [] }) =>
      providerStates.map((state) => state.name),
    )
    expect(needed).toContain(name)
  })
})

describe('an interaction', () => {
  it.each(each)('%s uses states of the catalogue, with all of their parameters', (_, { providerStates }) => {
    // Verifiers send an empty state for an interaction that names none.
    expect(providerStates?.length).toBeGreaterThan(0)
    for (const { name, params = {} } of providerStates!) {
      const known = Object.entries<StateSpec>(states).find(([key]) => key === name)
      expect(Object.keys(params).sort()).toEqual(Object.keys(known![1].params).sort())
    }
  })

  it.each(each)('%s uses only values that its states return', (_, interaction) => {
    const taken = [...JSON.stringify(interaction).matchAll(/"expression":"\$\{(\w+)\}"/g)].map(
      ([, name]) => name!,
    )
    const returned = interaction.providerStates!.flatMap(({ name }) => [
      ...states[name as keyof typeof states].returns,
    ])
    expect(taken.filter((name) => !(returned as string[]).includes(name))).toEqual([])
  })

  it.each(each)('%s has a reason exactly if it is pending', (_, { pending, comments }) => {
    expect(/^[SG]-\d\d: .+\./.test(comments?.reason ?? '')).toBe(pending)
  })

  it('is pending in one case of five at most', () => {
    const pending = interactions.filter((interaction) => interaction.pending)
    expect(pending.length).toBeGreaterThan(0)
    expect(pending.length / interactions.length).toBeLessThanOrEqual(0.2)
  })
})
