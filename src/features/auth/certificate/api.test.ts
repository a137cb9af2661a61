/** @jest-environment node */
import { certificateEntries } from './api.ts'

describe('certificateEntries', () => {
  it('takes name, e-mail and the manual password of each entry [SEL-10]', () => {
    expect(
      certificateEntries([
        { username: 'uno', email: '***o@suite.test', assignManualPassword: true },
        { username: 'dos', email: '***s@suite.test', assignManualPassword: false },
      ]),
    ).toEqual([
      { userName: 'uno', email: '***o@suite.test', hasManualPassword: true },
      { userName: 'dos', email: '***s@suite.test', hasManualPassword: false },
    ])
  })

  it('reads either spelling of the name [SEL-12]', () => {
    const names = certificateEntries([
      { username: 'uno' },
      { userName: 'dos' },
      { username: '', userName: 'tres' },
    ])
    expect(names.map(({ userName }) => userName)).toEqual(['uno', 'dos', 'tres'])
  })

  it('keeps the first of two entries of one certificate', () => {
    const twice = [
      { username: 'uno', email: '***o@suite.test' },
      { userName: 'uno', email: '***s@suite.test' },
    ]
    expect(certificateEntries(twice).map(({ email }) => email)).toEqual(['***o@suite.test'])
  })

  it('omits entries without a name and duplicates, and reads only true as a flag', () => {
    expect(certificateEntries([{}, { username: ' ' }, { username: 'uno' }, { userName: 'uno' }])).toEqual([
      { userName: 'uno', email: '', hasManualPassword: false },
    ])
  })
})
