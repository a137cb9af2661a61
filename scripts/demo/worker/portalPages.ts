import { bytesToHex } from '@noble/hashes/utils.js'
import type { PageAnswer } from '#mock/app.ts'
import { fakeLinkKey } from '#mock/linkCipher.ts'
import { seedPassword } from '#mock/seed/people.ts'
import type { PageList } from '../../prerender/PrerenderedPages.ts'
import { sameOriginConfig } from '../../server/pageConfig.ts'
import { pageFile } from '../../server/pageFile.ts'
import { renderPage } from '../../server/pageServer.ts'
import { pageScript, portalPage } from '../paths.ts'

const listFile = '/pages/pages.json'
const config = sameOriginConfig(fakeLinkKey)

/** The page for an address, filled like by a web server, with the demo's script first. */
export async function portalAnswer(url: URL, answer: PageAnswer, isKnown: boolean): Promise<Response> {
  const list = JSON.parse(await textOf(listFile)) as PageList
  const file = pageFile(list, url.pathname, answer)
  const html = await textOf(file === null ? portalPage : `/pages/${file}`)
  const nonce = bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
  const { body, headers } = renderPage(html, {
    nonce,
    answer,
    config,
    host: url.host,
    isSecure: url.protocol === 'https:',
  })
  const script = `<script src="${pageScript}" data-who="admin · ${seedPassword}" nonce="${nonce}"></script>`
  return new Response(
    body.replace(/<head[^>]*>/, (head) => head + script),
    {
      status: answer.status === 200 && !isKnown ? 404 : answer.status,
      headers,
    },
  )
}

/** A file of the build. */
async function textOf(path: string): Promise<string> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.text()
}
