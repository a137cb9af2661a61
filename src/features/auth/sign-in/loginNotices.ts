import { applicationsApi } from '#features/applications/api.ts'
import { store } from '#shared/api/store.ts'
import { appName } from '#shared/api/appName.ts'
import type { Parameter } from '#contracts/applications.ts'

const yes = new Set<unknown>([true, 'true', '1', 1, 'S'])

/** The parameter `captchaApply`, or the product's default (CAP-01, CAP-06 to CAP-09, S-11). */
export function captchaApplies(parameters: readonly Parameter[], byDefault: boolean): boolean {
  const value = parameters.find(({ key }) => key === 'captchaApply')?.value
  return value === undefined || value === null ? byDefault : yes.has(value)
}

export type LoginNotices = {
  /** Null without an answer. */
  captcha: boolean | null
  maintenance: string | null
  freeTrial: { url: string; code: string | null } | null
}

/** Reads the notices of the login screen; a failed call only drops its notice. */
export async function readLoginNotices(captchaDefault: boolean): Promise<LoginNotices> {
  const fresh = { subscribe: false, forceRefetch: true }
  const headers = { appName: appName() }
  const { getParameters, getMaintenanceWindow, getFreeTrial } = applicationsApi.endpoints
  const [parameters, maintenance, freeTrial] = await Promise.all([
    store.dispatch(getParameters.initiate({ headers: { ...headers, parameterType: 'LOGIN' } }, fresh)),
    store.dispatch(getMaintenanceWindow.initiate({ headers }, fresh)),
    store.dispatch(getFreeTrial.initiate({ headers }, fresh)),
  ])
  // After a failed call `data` holds the previous answer.
  const trial = freeTrial.isSuccess ? freeTrial.data : null
  const window = maintenance.isSuccess ? maintenance.data : null
  return {
    captcha: parameters.isSuccess ? captchaApplies(parameters.data.result.records, captchaDefault) : null,
    maintenance: window?.isMaintenance ? (window.message ?? '') : null,
    freeTrial:
      trial?.isFreeTrial && trial.urlFreeTrial
        ? { url: trial.urlFreeTrial, code: trial.codeFreeTrial ?? null }
        : null,
  }
}
