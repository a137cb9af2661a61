import type { CodePlace } from '#contracts/codes.ts'
import type { PageSettings } from '../pageAnswer.ts'
import { createAttempts, type Attempts } from './attempts.ts'
import { createClock, type Clock } from './clock.ts'
import { createCodes, type Codes } from './codes.ts'
import { createExternalCodes, type ExternalCodes } from './externalCodes.ts'
import { createFaults, type Faults } from './faults.ts'
import { createFiles, type Files } from './files.ts'
import { createJournal, type Journal } from './journal.ts'
import { createLinks, type Links } from './links.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'
import { createRandom, type Random } from './random.ts'
import { createReal, type Real } from './real.ts'
import { createSessions, defaultTokenSettings, type Sessions, type TokenSettings } from './sessions.ts'
import { createTables, type Tables } from './tables.ts'
import { tokenLives } from './tokenLives.ts'
import type { Undo } from './undoable.ts'
import type { Snapshot } from './world.ts'

/** One isolated copy of everything; namespaces share only the frozen seed. */
export type Namespace = {
  readonly name: string
  clock: Clock
  random: Random
  tables: Tables
  attempts: Attempts
  sessions: Sessions
  codes: Codes
  links: Links
  externalCodes: ExternalCodes
  mailbox: Mailbox
  files: Files
  journal: Journal
  faults: Faults
  real: Real
  tokens: TokenSettings
  page: PageSettings
  maintenance: { isMaintenance: boolean; message: string }
  /** Open captcha challenges: signature → expiry in ms since 1970. */
  challenges: Map<string, number>
  /** Signs tokens and challenges of this namespace only. */
  secret: string
  isStrict: boolean
  codeForm: CodeForm
  /** Whether invalid menus or variables were stored, which are then returned unchecked. */
  holdsOddTexts: boolean
  /** Scenarios that are on, oldest first: name → function that restores the records. */
  scenarios: Map<string, Undo[]>
  /** Snapshots by name. */
  snapshots: Map<string, Snapshot>
}

/** Place of the code in answers, and status of refusals; null as in the contract's examples (decision D51). */
export type CodeForm = { place: CodePlace | null; status: number | null }

type NamespaceOptions = {
  name: string
  seed: Tables
  randomSeed: string
  machineNow: () => number
  isStrict: boolean
}

export function createNamespace({
  name,
  seed,
  randomSeed,
  machineNow,
  isStrict,
}: NamespaceOptions): Namespace {
  const clock = createClock(machineNow)
  const random = createRandom(randomSeed)
  const tables = createTables(seed)
  return {
    name,
    clock,
    random,
    tables,
    attempts: createAttempts(clock.now),
    sessions: createSessions(clock.now, random, (appName) => tokenLives(tables, appName).refresh),
    codes: createCodes(clock.now, random),
    links: createLinks(random),
    externalCodes: createExternalCodes(clock.now, random),
    mailbox: createMailbox(),
    files: createFiles(),
    journal: createJournal(),
    faults: createFaults(),
    real: createReal(),
    tokens: { ...defaultTokenSettings },
    page: {},
    maintenance: { isMaintenance: false, message: '' },
    challenges: new Map(),
    secret: random.hex(64),
    isStrict,
    codeForm: { place: null, status: null },
    holdsOddTexts: false,
    scenarios: new Map(),
    snapshots: new Map(),
  }
}

/** The clock's time as ISO-8601 text. */
export function timeOf({ clock }: Pick<Namespace, 'clock'>): string {
  return new Date(clock.now()).toISOString()
}
