import { styleHash } from '../styleHash.ts'
import { htmlReply, type Reply } from './reply.ts'

/** Where a sign-out ends (SES-27): `GET /security/logout/verify?url=information`. */
export const logoutPath = '/security/logout/verify'

const style = `
  :root { color-scheme: light dark; --ink: #1c2333; --soft: #5a6478; --ground: #f4f6fa; --card: #fff; --line: #dfe4ee; --brand: #1f5fd0 }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #eef1f7; --soft: #a9b3c7; --ground: #10141d; --card: #181e2a; --line: #2b3445; --brand: #8db8ff }
  }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  main { box-sizing: border-box; width: min(26rem, 100vw - 2rem); padding: 2.5rem 2rem; text-align: center; background: var(--card); border: 1px solid var(--line); border-radius: 16px }
  svg { width: 3rem; height: 3rem; color: var(--brand) }
  h1 { margin: 1rem 0 .25rem; font-size: 1.25rem; text-wrap: balance }
  p { margin: 0 0 1.5rem; color: var(--soft) }
  a { color: var(--brand); font-weight: 600; text-underline-offset: .2em }
  a:focus-visible { outline: 3px solid var(--brand); outline-offset: 4px; border-radius: 4px }
`

const page = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sesión cerrada</title>
<style>${style}</style>
</head>
<body>
<main>
<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="12" r="9"/><path d="m8.5 12.2 2.4 2.4 4.6-4.9"/></svg>
<h1>La sesión se cerró correctamente.</h1>
<p>Ya puedes cerrar esta ventana.</p>
<a href="/login">Volver a iniciar sesión</a>
</main>
</body>
</html>
`

const policy = [
  "default-src 'none'",
  `style-src '${styleHash(style)}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export function logoutPage(): Reply {
  return htmlReply(page, {
    'Content-Security-Policy': policy,
    // Language and appearance stay in local storage; the portal itself removed the tokens.
    'Clear-Site-Data': '"cache"',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  })
}
