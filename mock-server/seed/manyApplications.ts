import type { Application } from '../store/records.ts'

/**
 * Application number n: every twentieth is inactive, every twentieth not visible, every seventh has a title of maximum
 * length.
 */
export function applicationNumber(id: number, model: Application): Application {
  const name = `aplicacion${id}`
  const title = `Aplicación ${id}`
  const host = `${name}.suite.test`
  return {
    ...model,
    id,
    name,
    title: id % 7 === 0 ? `${title} de facturación electrónica y notas crédito regional`.slice(0, 60) : title,
    description: `Aplicación de prueba número ${id}`,
    landing: `https://www.${host}/`,
    urlApp: `https://app.${host}/`,
    urlAssignPassword: `https://app.${host}/changepassword`,
    isVisible: id % 20 !== 10,
    idState: id % 20 === 0 ? 1 : 0,
    amountTime: id % 3 === 0 ? 2 : 30,
    timeUnit: id % 3 === 0 ? 2 : 1,
    modifiedOn: new Date(Date.UTC(2025, id % 12, 1 + (id % 28))).toISOString(),
    isFreeTrial: false,
    urlFreeTrial: null,
    codeFreeTrial: null,
    parameters: [],
  }
}
