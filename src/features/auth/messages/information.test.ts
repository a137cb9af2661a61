/** @jest-environment node */
import { readInformation } from './information.ts'

describe('the state of an information screen', () => {
  it.each([[null], [undefined], ['CHECK_EMAIL'], [{}], [{ messageType: 7 }], [{ message: 'text' }]])(
    'is none in %j',
    (raw) => {
      expect(readInformation(raw)).toBeNull()
    },
  )

  it.each([
    ['CHECK_EMAIL', 'CHECK_EMAIL'],
    ['INVALID_LINK', 'INVALID_LINK'],
    ['check_email', 'default'],
    ['<b>', 'default'],
    ['constructor', 'default'],
  ])('%s is the type %s [INF-15]', (messageType, type) => {
    expect(readInformation({ messageType })?.messageType).toBe(type)
  })

  it('keeps only fields of the right type', () => {
    const hostile = {
      messageType: 'X',
      email: 5,
      message: '',
      pageName: '//evil.test',
      user: 'x'.repeat(101),
    }
    expect(readInformation(hostile)).toEqual({
      messageType: 'default',
      email: null,
      message: null,
      pageName: null,
      user: null,
    })
    const good = { messageType: 'X', email: '***z@x.co', message: 'm', pageName: '/Login', user: 'maria' }
    expect(readInformation(good)).toMatchObject({
      email: '***z@x.co',
      message: 'm',
      pageName: '/Login',
      user: 'maria',
    })
  })
})
