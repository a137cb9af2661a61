import * as React from 'react'
import { configure, getConfig } from '@testing-library/dom'
import '@testing-library/jest-dom'
import { patience } from './patience.ts'

const { getElementError } = getConfig()

/** Whether a query runs inside a `waitFor` or `findBy…`, which may fail many times before it succeeds. */
const isWaiting = (): boolean =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true

configure({
  // What is there sooner is found sooner.
  asyncUtilTimeout: patience(),
  // The page is printed once, when a wait has failed, and not for every try.
  getElementError(message, container) {
    if (!isWaiting()) return getElementError(message, container)
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
  },
})

// React's development build captures a stack for every element, which took two fifths of the time of component tests.
Object.defineProperty(
  (React as unknown as Record<string, object>)[
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
  ],
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set() {} },
)

// Nothing comes into view in jsdom; `beforeprint` shows everything.
globalThis.IntersectionObserver = class {
  observe(): void {}
  disconnect(): void {}
} as never
