import { collapseSlashes } from './collapseSlashes.ts'

const origin = 'http://localhost'

it.each([
  ['//users', '/users'],
  ['///', '/'],
  ['//changepassword?abc#d', '/changepassword?abc#d'],
  ['////users//42/', '/users//42/'],
  ['/users?next=//users', '/users?next=//users'],
])('the address %s becomes %s and the history entry keeps its state (hardening T47)', (path, collapsed) => {
  window.history.replaceState({ kept: true }, '', origin + path)
  collapseSlashes()
  expect(window.location.href).toBe(origin + collapsed)
  expect(window.history.state).toEqual({ kept: true })
})
