import { randomUUID } from 'node:crypto'
import { test as base, type APIRequestContext } from '@playwright/test'
import { mockControl, type MockControl } from './mockControl.ts'

export type World = {
  /** The test's own namespace of the mock, removed after ten idle minutes. */
  namespace: string
  mock: MockControl
  controlRequest: APIRequestContext
}

/** Fixtures of a journey in every browser. */
export const test = base.extend<World>({
  namespace: async ({}, use) => use(`journey-${randomUUID()}`),

  controlRequest: async ({ playwright, baseURL, namespace }, use) => {
    const request = await playwright.request.newContext({
      ...(baseURL ? { baseURL } : {}),
      extraHTTPHeaders: { 'X-Mock-Namespace': namespace },
    })
    await use(request)
    await request.dispose()
  },

  mock: async ({ controlRequest }, use) => use(mockControl(controlRequest)),
})
