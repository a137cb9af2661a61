import { collectionNames } from './tables.ts'
import { timeOf, type Namespace, type Snapshot } from './namespace.ts'

/**
 * Remembers what a person would call the state of the services: records, attempts, sessions, links, codes, challenges,
 * mail, files, maintenance, scenarios and the clock. Faults, settings and the journal belong to whoever tests and stay as they are.
 */
export function takeSnapshot(ns: Namespace): Snapshot {
  const tables = collectionNames.map((name) => ns.tables[name].save())
  const { attempts, sessions, links, codes, externalCodes, mailbox, files, clock } = ns
  const parts = [attempts, sessions, links, codes, externalCodes, mailbox, files, clock]
  const rest = parts.map((part) => part.save())
  const { maintenance } = ns
  const challenges = new Map(ns.challenges)
  const scenarios = new Map(ns.scenarios)
  return {
    at: timeOf(ns),
    async restore() {
      await Promise.all(tables.map((restore) => restore()))
      for (const restore of rest) restore()
      ns.maintenance = maintenance
      ns.challenges = new Map(challenges)
      ns.scenarios = new Map(scenarios)
    },
  }
}
