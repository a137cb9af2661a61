import { appName, setAppName } from './appName.ts'

it('keeps the application name of the calls in local settings under _appName [PRD-19]', () => {
  setAppName('colnomina')
  expect(appName()).toBe('colnomina')
  expect(localStorage.getItem('_appName')).toBe('colnomina')
})
