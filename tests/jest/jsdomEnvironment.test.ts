import { screen } from '@testing-library/dom'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

describe('the default test environment', () => {
  it('is a document', () => {
    document.body.innerHTML = '<form><input name="user" value="Ñandú" /></form>'
    expect(new FormData(document.querySelector('form')!).get('user')).toBe('Ñandú')
  })

  it('hashes as a browser does', async () => {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('abc'))
    expect(new Uint8Array(hash)[0]).toBe(0xba)
  })

  it('clones what is structured', () => {
    const given = { when: new Date(0), list: [1, 2] }
    expect(structuredClone(given)).toEqual(given)
  })

  it('leaves out the channel that would keep jest alive', () => {
    expect(globalThis).not.toHaveProperty('MessageChannel')
  })

  it.each([
    ['<p>x</p>', true],
    ['<p hidden>x</p>', false],
    ['<div hidden><p>x</p></div>', false],
    ['<dialog><p>x</p></dialog>', false],
    ['<dialog open><p>x</p></dialog>', true],
    ['<p style="display: none">x</p>', false],
    ['<div style="visibility: hidden"><p>x</p></div>', false],
  ])('knows whether %s is visible: %p', (html, isVisible) => {
    document.body.innerHTML = html
    const text = document.querySelector('p')!
    expect(screen.queryAllByRole('paragraph')).toEqual(isVisible ? [text] : [])
    if (isVisible) expect(text).toBeVisible()
    else expect(text).not.toBeVisible()
    text.style.opacity = '0'
    expect(text).not.toBeVisible()
  })

  it('gives every other part of a style as jsdom does', () => {
    document.body.innerHTML = '<b style="margin-top: 3px">x</b><p>x</p>'
    const style = getComputedStyle(document.querySelector('b')!)
    expect([style.marginTop, style.getPropertyValue('font-weight')]).toEqual(['3px', 'bold'])
    expect(getComputedStyle(document.querySelector('p')!).getPropertyValue('display')).toBe('block')
  })

  describe('with a server', () => {
    let server: Server
    let url: string

    beforeAll(async () => {
      server = createServer((req, res) => void (req.url === '/silent' || res.end('{"ok":true}')))
      await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    })
    afterAll(() => {
      server.closeAllConnections()
      return new Promise((closed) => void server.close(closed))
    })

    it('fetches a request', async () => {
      const answer = await fetch(new Request(`${url}/`, { headers: new Headers({ accept: 'text/plain' }) }))
      expect(await answer.json()).toEqual({ ok: true })
    })

    it('aborts a request by its own signals', async () => {
      const controller = new AbortController()
      const silent = fetch(`${url}/silent`, { signal: controller.signal })
      controller.abort()
      await expect(silent).rejects.toMatchObject({ name: 'AbortError' })
      await expect(fetch(`${url}/silent`, { signal: AbortSignal.timeout(1) })).rejects.toMatchObject({
        name: 'TimeoutError',
      })
    })
  })
})
