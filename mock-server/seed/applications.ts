import { hiddenApplication } from '#contracts/applications.ts'
import type { Application, Seed } from '../store/records.ts'
import { pastTime } from './days.ts'
import type { Random } from '../store/random.ts'

type Known = Pick<Application, 'name' | 'title' | 'description'> & Partial<Application>

const noCaptcha = { parameterType: 'LOGIN', key: 'captchaApply', value: 'false', type: 'boolean' }

/** Applications with an identity provider reach it by URL parts or by a complete address. */
function identityProvider(connect: 'parts' | 'url'): Application['parameters'] {
  return [
    { parameterType: 'OIDC', key: 'connect', value: connect, type: 'string' },
    { parameterType: 'OIDC', key: 'provider', value: 'Identidad Suite', type: 'string' },
  ]
}

/** The application names of PRD-18, then the reserved one, one that is not shown and one that is switched off. */
const known: Known[] = [
  {
    name: 'ibuhoo',
    title: 'Ibuhoo',
    description: 'Puerta de entrada a la suite',
    mechanismAfterSetPass: 1,
    parameters: [noCaptcha, ...identityProvider('parts')],
  },
  { name: 'license', title: 'License', description: 'Licencias de las aplicaciones' },
  { name: 'suite', title: 'Suite', description: 'Facturación electrónica' },
  { name: 'colnomina', title: 'Colnómina', description: 'Nómina electrónica', isFreeTrial: true },
  // Without a captcha setting, so that the tenant's default applies (CAP-06 to CAP-08).
  {
    name: 'biometria',
    title: 'Biometría',
    description: 'Validación de identidad por biometría',
    parameters: [],
  },
  { name: 'confronta', title: 'Confronta', description: 'Preguntas de validación de identidad' },
  {
    name: 'firmaya',
    title: 'Firmaya',
    description: 'Firma electrónica de documentos',
    parameters: [noCaptcha, ...identityProvider('parts')],
  },
  {
    name: 'myselfcert',
    title: 'Myselfcert',
    description: 'Certificados digitales de persona natural',
    parameters: [noCaptcha, ...identityProvider('url')],
  },
  { name: 'bemyself', title: 'Bemyself', description: 'Identidad digital', mechanismAfterSetPass: 2 },
  {
    name: 'letmicert',
    title: 'Letmicert',
    description: 'Certificados digitales de empresa',
    parameters: [noCaptcha, ...identityProvider('url')],
  },
  { name: 'lstinhib', title: 'Listas inhibitorias', description: 'Consulta de listas restrictivas' },
  { name: hiddenApplication, title: 'Restablecer OTP', description: 'Reservada', typeApplication: true },
  { name: 'archivo', title: 'Archivo digital', description: 'Gestión documental', isVisible: false },
  { name: 'portafirmas', title: 'Portafirmas', description: 'Retirada, sustituida por Firmaya', idState: 1 },
]

/** Applications that products sign in with; their names are fixed (D18). */
export const productApplications = known.slice(0, 11).map(({ name }) => name)

export const applicationNames = known.map(({ name }) => name)

export function applications(random: Random): Seed['applications'] {
  return known.map((fields, index) => {
    const host = `${fields.name.toLowerCase()}.suite.test`
    const modifiedOn = pastTime(random)
    return {
      id: index + 1,
      landing: `https://www.${host}/`,
      urlApp: `https://app.${host}/`,
      urlAssignPassword: `https://app.${host}/changepassword`,
      isVisible: true,
      idState: 0,
      rolCount: null,
      amountTime: 60,
      timeUnit: 1,
      userActivateTokenTime: 2,
      userActivateTokenTimeUnit: 3,
      assignPasswordTokenTime: 30,
      assignPasswordTokenTimeUnit: 1,
      refreshTokenExpirationAmountTime: 8,
      refreshTokenExpirationTimeUnit: 2,
      maxRefreshTokens: -1,
      maxRefreshTokensByUser: 5,
      maxConcurrentTokens: 1,
      maxConcurrentTokensByUser: -1,
      isConcurrentSession: random.chance(30),
      numberPasswordChanges: random.pick([-1, 3, 5]),
      passwordExpiration: random.pick([90, 180, 6]),
      passwordTypeExpiration: random.pick([3, 4]),
      mechanismAfterSetPass: random.pick([1, 1, 2]),
      typeApplication: false,
      version: '3.4.1',
      modifiedOn,
      isFreeTrial: false,
      urlFreeTrial: `https://prueba.suite.test/${fields.name.toLowerCase()}`,
      codeFreeTrial: 'PRUEBA30',
      parameters: [noCaptcha],
      ...fields,
    }
  })
}
