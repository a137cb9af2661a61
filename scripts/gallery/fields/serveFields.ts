import { randomBytes } from 'node:crypto'
import { fakeLinkKey } from '#mock/linkKey.ts'
import { sinkGuard } from '../../prerender/preloads.ts'
import type { Assets } from '../../server/assets.ts'
import { sameOriginConfig } from '../../server/pageConfig.ts'
import type { Handler } from '../../server/portalHandler.ts'
import { contentPolicy } from '../../server/securityHeaders.ts'
import { sendAsset, sendRefusal } from '../../server/sendAsset.ts'

const folder = '/__gallery/fields'

/** The page of the field controls, under the policy that the portal has. */
export function serveFields(assets: Assets): Handler {
  const files = [...assets.keys()]
  const guard = sinkGuard()
  const sheets = files.filter((file) => file.endsWith('.css'))
  const scripts = files.filter((file) => file.endsWith('.js'))
  return (req, res) => {
    const path = (req.url ?? '').replace(/[?#].*$/, '').slice(folder.length)
    const asset = assets.get(path)
    if (asset) return sendAsset(req, res, asset)
    if (path !== '' && path !== '/') return sendRefusal(res, 404, 'Not here.')
    const nonce = randomBytes(16).toString('hex')
    const policy = {
      nonce,
      host: req.headers.host ?? '',
      isSecure: false,
      config: sameOriginConfig(fakeLinkKey),
    }
    res.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': contentPolicy(policy),
    })
    res.end(`<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Form controls</title>
    <link rel="icon" href="data:," />
    <script nonce="${nonce}">${guard}</script>
    ${sheets.map((file) => `<link rel="stylesheet" href="${folder}${file}" />`).join('\n    ')}
    ${scripts.map((file) => `<script defer src="${folder}${file}" nonce="${nonce}"></script>`).join('\n    ')}
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`)
  }
}
