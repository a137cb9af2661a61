import { appName, setAppName } from './appName.ts'

it('stores the application name of calls in local storage as _appName [PRD-19]', () => {
  setAppName('colnomina')
  expect(appName()).toBe('colnomina')
  expect(localStorage.getItem('_appName')).toBe('colnomina')
})
