import { anyTable, collectionNames } from './tables.ts'
import { timeOf, type Namespace } from './namespace.ts'
import { partNames, type Snapshot, type World } from './world.ts'

/**
 * Saves records, attempts, sessions, links, codes, challenges, mail, files, maintenance, scenarios and the clock, but not
 * faults, settings and the journal.
 */
export function takeSnapshot(ns: Namespace): Snapshot {
  return { at: timeOf(ns), world: worldOf(ns) }
}

export function worldOf(ns: Namespace): World {
  return {
    tables: Object.fromEntries(collectionNames.map((name) => [name, anyTable(ns.tables, name).dump()])),
    parts: Object.fromEntries(partNames.map((name) => [name, ns[name].dump()])),
    maintenance: ns.maintenance,
    challenges: new Map(ns.challenges),
    scenarios: new Map(ns.scenarios),
  }
}

/** Rejects invalid records. */
export async function putWorld(ns: Namespace, world: World): Promise<void> {
  const { tables, parts, maintenance, challenges, scenarios } = world
  const known = collectionNames.filter((name) => tables[name])
  await Promise.all(known.map((name) => anyTable(ns.tables, name).load(tables[name]!)))
  for (const name of partNames) if (name in parts) ns[name].load(parts[name])
  ns.maintenance = maintenance
  ns.challenges = new Map(challenges)
  ns.scenarios = new Map(scenarios)
}
