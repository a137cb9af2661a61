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
