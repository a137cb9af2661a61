/** @jest-environment node */
import { verifyArguments } from './verifyArguments.ts'

const all = ['authentication-service', 'security-service', 'session-hub']
const [url, states] = ['http://localhost:5000', 'http://localhost:5000/provider-states']

describe('the arguments of a verification', () => {
  it.each([
    [[], { url: null, states: null, providers: all }],
    [[url], { url, states: null, providers: all }],
    [['--provider', 'session-hub'], { url: null, states: null, providers: ['session-hub'] }],
    [
      ['--junit', 'a.xml', '--html', 'a.html'],
      { url: null, states: null, providers: all, junit: 'a.xml', html: 'a.html' },
    ],
    [
      [url, '--provider', 'security-service', '--states', states],
      { url, states, providers: ['security-service'] },
    ],
  ])('%j are understood', (args, expected) => {
    expect(verifyArguments(args)).toEqual({ junit: null, html: null, ...expected })
  })

  it.each([
    [['localhost:5000'], 'is not an address'],
    [[url, url], 'One address'],
    [[url, '--provider', 'menu-service'], 'no provider'],
    [[url, '--states', states], 'belongs to a service of your own'],
    [['--provider', 'session-hub', '--states', states], 'belongs to a service of your own'],
    [['--verbose'], 'Unknown option'],
  ])('%j are refused with a sentence', (args, sentence) => {
    expect(() => verifyArguments(args)).toThrow(sentence)
  })
})
