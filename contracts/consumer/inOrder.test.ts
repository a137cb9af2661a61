import InOrder from './inOrder.ts'

describe('the order of the files', () => {
  it('is by name, with the check of the written pacts last', () => {
    const files = ['pacts.test.ts', 'users.pact.test.ts', 'auth.pact.test.ts'].map((path) => ({ path }))
    expect(new InOrder().sort(files).map(({ path }) => path)).toEqual([
      'auth.pact.test.ts',
      'users.pact.test.ts',
      'pacts.test.ts',
    ])
  })
})
