/** @jest-environment node */
import { createServer } from 'node:http'
import { listen } from './listen.ts'
import { collectReports, readReports } from './policyReports.ts'

const single = {
  'csp-report': {
    'document-uri': 'https://portal.test/login?token=secret#secret',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.test/x.js?secret',
  },
}
const listed = {
  type: 'csp-violation',
  body: {
    documentURL: 'https://portal.test/users',
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
  },
}

const line = 'require-trusted-types-for stopped trusted-types-sink at https://portal.test/users'

describe('policy reports', () => {
  it.each([
    ['one report', single, ['script-src-elem stopped https://evil.test/x.js at https://portal.test/login']],
    ['a list', [listed, listed], Array(2).fill(line)],
    ['a long list', Array(30).fill(listed), Array(20).fill(line)],
    [
      'line ends and controls',
      { body: { effectiveDirective: 'a\r\nb\u001b[2J' } },
      ['ab[2J stopped something at a page'],
    ],
    ['other kinds', [{ type: 'deprecation', body: { id: 'x' } }, null, 7, 'x'], []],
    ['nothing', null, []],
  ])('are printed without queries: %s', (_what, report, lines) => {
    expect(readReports(JSON.stringify(report))).toEqual(lines)
  })

  it('are ignored if they are not JSON', () => {
    expect(readReports('<report>')).toEqual([])
  })

  it('are accepted by POST up to 16 kB', async () => {
    const lines: string[] = []
    const server = createServer((req, res) => void collectReports(req, res, (line) => lines.push(line)))
    const url = `http://127.0.0.1:${await listen(server, 0, 'PORT')}/`
    const post = async (body: string): Promise<number> => (await fetch(url, { method: 'POST', body })).status
    expect(await post(JSON.stringify(single))).toBe(204)
    expect(await post(JSON.stringify([listed]).padEnd(17_000))).toBe(413)
    expect((await fetch(url)).status).toBe(405)
    expect(lines).toEqual([`policy: ${readReports(JSON.stringify(single))[0]}`])
    server.closeAllConnections()
    server.close()
  })
})
