import { hiddenApplication } from '#contracts/applications.ts'
import { bigApplication, bigPrivilege, bigRole, bigRoles } from '../seed/bigRoles.ts'
import { applicationNumber } from '../seed/manyApplications.ts'
import { moreCompanies } from '../seed/companies.ts'
import { privilegeNumber } from '../seed/manyPrivileges.ts'
import { strangers } from '../seed/people.ts'
import { consolePrivileges } from '../services/permissions.ts'
import { activationMail, otpMail } from '../services/mails.ts'
import { lockSeconds } from '../store/attempts.ts'
import { portalMark } from '../store/mailbox.ts'
import { timeOf, type Namespace } from '../store/namespace.ts'
import { byName, named, nameKey, userNamed } from '../store/queries.ts'
import type { Application, Role } from '../store/records.ts'
import { defaultTokenSettings } from '../store/sessions.ts'
import { menuScenarios } from './menuScenarios.ts'
import { notificationScenarios } from './notificationScenarios.ts'
import { stateHandlers } from './providerStates.ts'
import type { Scenario } from './scenario.ts'

const crowd = 5_000
const manyApplications = 1_000
const manyCompanies = 1_000
const manyPrivileges = 1_000
const manyRoles = 500
const gone = 'elisa.eliminada'

/** Situations made of real data; they add up until they are undone. */
export const scenarios: Record<string, Scenario> = {
  lockout: {
    does: `Locks maria.gomez for ${lockSeconds} s from the next attempt on.`,
    play: ({ ns }) => ns.attempts.lock('maria.gomez', lockSeconds),
    undo: ({ ns }) => ns.attempts.clear('maria.gomez'),
    isOver: ({ ns }) => !ns.attempts.isLocked('maria.gomez'),
  },
  'captcha-on': {
    does: 'Every application requires the captcha at sign-in.',
    async play({ ns, cipher }) {
      for (const { name } of ns.tables.applications.all()) {
        await stateHandlers['an application asks for a captcha']({ ns, cipher }, { appName: name, on: true })
      }
    },
  },
  maintenance: {
    does: 'Opens a maintenance window.',
    play({ ns }) {
      ns.maintenance = { isMaintenance: true, message: '<p>Volvemos a las <b>8:00</b>.</p>' }
    },
    undo({ ns }) {
      ns.maintenance = { isMaintenance: false, message: '' }
    },
  },
  'two-accounts': {
    does: 'carla@suite.test has two accounts instead of three.',
    play({ ns }) {
      ns.tables.users.delete(userNamed('carla.tres'))
    },
  },
  'expired-link': {
    does: 'Mails nuevo.usuario an expired activation link.',
    isOnce: true,
    play({ ns, cipher }) {
      const user = ns.tables.users.findFirst(userNamed('nuevo.usuario'))
      if (user) ns.mailbox.deliver(activationMail(ns, cipher, user, portalMark, -60))
    },
  },
  'otp-reset': {
    does: 'Mails maria.gomez a link that confirms the reset of her OTP.',
    isOnce: true,
    play({ ns }) {
      const user = ns.tables.users.findFirst(userNamed('maria.gomez'))
      if (user) ns.mailbox.deliver(otpMail(ns, user, portalMark, 1800))
    },
  },
  'revoked-session': {
    does: 'Revokes every session: the next refresh answers R101.',
    isOnce: true,
    play: ({ ns }) => ns.sessions.revokeAll(),
  },
  'session-closed': {
    does: 'Tells every open tab over the session channel that its session has ended.',
    isOnce: true,
    play({ ns, hub }) {
      ns.sessions.revokeAll()
      hub.push(ns.name, 'all', 'Tu sesión se abrió en otro dispositivo.')
    },
  },
  'short-tokens': {
    does: 'New tokens expire after one minute.',
    play({ ns }) {
      ns.tokens = { ...ns.tokens, lifeSeconds: 60 }
    },
    undo({ ns }) {
      ns.tokens = { ...ns.tokens, lifeSeconds: defaultTokenSettings.lifeSeconds }
    },
  },
  'empty-console': {
    does: 'Removes almost everything but the administrators; the lists of the console are nearly empty.',
    play: ({ ns }) => emptyConsole(ns),
  },
  'deleted-user': {
    does: `There is a deleted user ${gone} with the e-mail ${gone}@suite.test.`,
    async play({ ns }) {
      const { users } = ns.tables
      const model = users.findFirst(userNamed('maria.gomez')) ?? users.all()[0]!
      const { id } = users.findFirst(userNamed(gone)) ?? { id: users.nextId() }
      const person = {
        ...model,
        id,
        userName: gone,
        email: `${gone}@suite.test`,
        names: 'Elisa',
        surnames: 'Mina Daza',
      }
      await users.put({ ...person, isDeleted: true, modifiedon: timeOf(ns) })
    },
  },
  'many-applications': {
    does: `${manyApplications.toLocaleString('en')} applications, some inactive, some not visible, some with long titles. No role gives them, because a token contains all applications of a user.`,
    async play({ ns }) {
      const { applications } = ns.tables
      const missing = manyApplications - applications.all().length
      const model = applications.findFirst(named('suite')) ?? applications.all()[0]!
      for (let added = 0; added < missing; added += 1)
        await applications.create(applicationNumber(applications.nextId(), model))
    },
  },
  'many-companies': {
    does: `${manyCompanies.toLocaleString('en')} companies.`,
    async play({ ns: { tables, random } }) {
      const { companies } = tables
      const missing = manyCompanies - companies.all().length
      for (const company of moreCompanies(random, companies.nextId(), missing))
        await companies.create(company)
    },
  },
  'many-privileges': {
    does: `${manyPrivileges.toLocaleString('en')} privileges in suite, some with long names, some shared. No role gives them, because a token contains all privileges of a user.`,
    async play({ ns }) {
      const { privileges } = ns.tables
      const missing =
        manyPrivileges -
        privileges.findMany((q) => q.where((one) => one.application.includes('suite'))).length
      const createdon = timeOf(ns)
      for (let added = 0; added < missing; added += 1)
        await privileges.create(privilegeNumber(privileges.nextId(), createdon))
    },
  },
  'many-roles': {
    does: `${manyRoles} active roles in suite, some with long names, some shared with colnomina.`,
    async play({ ns }) {
      const { roles } = ns.tables
      const counts = (role: Role): boolean =>
        role.idstate === 0 && role.applications.some(({ name }) => name === 'suite')
      const missing = manyRoles - roles.findMany((q) => q.where(counts)).length
      const createdon = timeOf(ns)
      for (let added = 0; added < missing; added += 1) await roles.create(roleOf(roles.nextId(), createdon))
    },
  },
  'big-roles': {
    does: `${bigRoles.applications} applications and ${bigRoles.roles} roles that nobody has, over ${bigRoles.wide} applications with ${bigRoles.privilegesEach} privileges each; the first counts in all applications and gives ${bigRoles.inSuite.toLocaleString('en')} privileges in suite.`,
    play: ({ ns }) => playBigRoles(ns),
  },
  ...notificationScenarios,
  'many-users': {
    does: `Adds ${crowd.toLocaleString('en')} users.`,
    async play({ ns: { tables, random } }) {
      const added = strangers(random, tables.users.nextId(), crowd, tables.roles.all())
      for (const person of added) await tables.users.create(person)
    },
  },
  ...menuScenarios,
}

function roleOf(id: number, createdon: string): Role {
  const work =
    id % 10 === 0 ? 'Coordinador de facturación electrónica y notas crédito de la regional' : 'Facturador'
  const names = id % 5 === 0 ? ['suite', 'colnomina'] : ['suite']
  return {
    id,
    name: `${work} ${id}`,
    description: `${work} de ${names.join(', ')}`,
    alias: `FAC${id}`,
    idstate: 0,
    createdon,
    applications: names.map((name) => ({ name, privileges: ['VER_FACTURAS'], isVisible: true })),
  }
}

async function playBigRoles(ns: Namespace): Promise<void> {
  const { applications, privileges, roles } = ns.tables
  const createdon = timeOf(ns)
  const suite = applications.findFirst(named('suite')) ?? applications.all()[0]!

  async function fill(application: string, wanted: number): Promise<string[]> {
    const own = privileges.findMany((q) => q.where((one) => one.application.includes(application)))
    const names = own.map(({ name }) => name)
    const known = byName(privileges.all())
    for (let number = 1, id = privileges.nextId(); names.length < wanted; number += 1) {
      const added = bigPrivilege(id, application, number, createdon)
      if (known.has(nameKey(added.name))) continue
      names.push((await privileges.create(added)).name)
      id += 1
    }
    return names
  }

  for (
    let number = 1;
    applications.findMany((q) => q.where(isListed)).length < bigRoles.applications;
    number += 1
  )
    if (!applications.findFirst(named(bigApplication(suite, 0, number).name)))
      await applications.create(bigApplication(suite, applications.nextId(), number))
  const entries: Role['applications'] = []
  for (const { name } of applications.findMany((q) =>
    q.where((one) => isListed(one) && one.name !== suite.name),
  )) {
    const names = await fill(name, entries.length < bigRoles.wide ? bigRoles.privilegesEach : 5)
    entries.push({ name, privileges: names, isVisible: entries.length % 5 !== 4 })
  }
  const inSuite = { name: suite.name, privileges: await fill(suite.name, bigRoles.inSuite), isVisible: true }
  for (let number = 1; number <= bigRoles.roles; number += 1) {
    const known = roles.findFirst(named(`Gran rol ${number}`))
    const given = number === 1 ? [inSuite, ...entries] : entries.slice(0, bigRoles.wide)
    await roles.put(bigRole(known?.id ?? roles.nextId(), number, given, createdon))
  }
}

const isListed = ({ name, isVisible, idState }: Application): boolean =>
  isVisible && idState === 0 && name !== hiddenApplication

function emptyConsole({ tables }: Namespace): void {
  const own = new Set<string>(Object.values(consolePrivileges))
  const { companies, menus, notifications } = tables
  companies.deleteMany((q) => q.where(() => true))
  menus.deleteMany((q) => q.where(() => true))
  notifications.deleteMany((q) => q.where(() => true))
  tables.users.deleteMany((q) => q.where(({ roles }) => !roles.includes('Administrador')))
  tables.roles.deleteMany((q) => q.where(({ name }) => name !== 'Administrador'))
  tables.privileges.deleteMany((q) => q.where(({ name }) => !own.has(name)))
}
