import { styleHash } from '../styleHash.ts'
import { providerTexts } from './providerTexts.ts'

export type Choice = { value: string; name: string; detail: string }
type PageInput = { language: string; provider: string; application: string; choices: readonly Choice[] }

const style = `
  :root { color-scheme: light dark; --ink: #17202e; --soft: #566074; --ground: #eef1f6; --card: #fff; --line: #d7dde8; --brand: #3d4f9e; --tint: #eceffb }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #eef1f7; --soft: #a9b3c7; --ground: #10131b; --card: #181d29; --line: #2c3547; --brand: #aab8ff; --tint: #232b44 }
  }
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 1.5rem 1rem; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  main { width: min(27rem, 100%); padding: 2rem; background: var(--card); border: 1px solid var(--line); border-radius: 16px }
  .mark { display: flex; align-items: center; gap: .625rem; color: var(--brand); font-weight: 600 }
  svg { width: 1.75rem; height: 1.75rem }
  h1 { margin: 1.5rem 0 0; font-size: 1.5rem; line-height: 1.2; text-wrap: balance }
  p { margin: .25rem 0 0; color: var(--soft) }
  ul { list-style: none; margin: 1.5rem 0 0; padding: 0; display: grid; gap: .5rem }
  button { width: 100%; min-height: 3rem; border: 1px solid var(--line); border-radius: 10px; background: none; color: inherit; font: inherit; cursor: pointer }
  button:hover { border-color: var(--brand); background: var(--tint) }
  button:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
  .person { display: grid; grid-template-columns: auto 1fr; align-items: center; gap: 0 .75rem; padding: .5rem .75rem; text-align: left }
  .person i { grid-row: 1 / 3; display: grid; place-items: center; width: 2.25rem; height: 2.25rem; border-radius: 50%; background: var(--tint); color: var(--brand); font-style: normal; font-weight: 600 }
  .person b { font-weight: 600; line-height: 1.3; overflow-wrap: anywhere }
  .person small { color: var(--soft); line-height: 1.3; overflow-wrap: anywhere }
  .others { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem; margin-top: 1.5rem }
  .others button { font-weight: 600 }
  .note { margin-top: 1.5rem; font-size: .8125rem }
  @media (max-width: 24rem) { main { padding: 1.5rem 1.125rem } .others { grid-template-columns: 1fr } }
`

/** No scripts or other hosts; forms go to the provider and, redirected, to the portal's origin. */
export function providerPolicy(portalOrigin: string): string {
  return [
    "default-src 'none'",
    `style-src '${styleHash(style)}'`,
    "base-uri 'none'",
    `form-action 'self' ${portalOrigin}`.trim(),
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The page where a person chooses an account, refuses, or lets the provider fail. */
export function choicePage(input: PageInput): string {
  const { texts, language } = providerTexts(input.language)
  const people = input.choices.map(personButton).join('\n')
  return page(
    language,
    `${texts.title} · ${input.provider}`,
    input.provider,
    `<h1>${texts.title}</h1>
<p>${escapeHtml(texts.lead(input.application))}</p>
<form method="post">
<ul aria-label="${texts.people}">
${people}
</ul>
<div class="others">
<button name="answer" value="refuse">${texts.refuse}</button>
<button name="answer" value="fail">${texts.fail}</button>
</div>
</form>
<p class="note">${texts.note}</p>`,
  )
}

export function problemPage(language: string, provider: string, field: string): string {
  const { texts, language: lang } = providerTexts(language)
  return page(
    lang,
    texts.problemTitle,
    provider,
    `<h1>${texts.problemTitle}</h1>\n<p>${escapeHtml(texts.problem(field))}</p>`,
  )
}

function personButton({ value, name, detail }: Choice): string {
  const initial = escapeHtml([...name][0] ?? '')
  return `<li><button class="person" name="person" value="${escapeHtml(value)}"><i aria-hidden="true">${initial}</i><b>${escapeHtml(name)}</b> <small>${escapeHtml(detail)}</small></button></li>`
}

function page(language: string, title: string, provider: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<div class="mark"><svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 3 4.5 6v5.5c0 4.6 3.1 8 7.5 9.5 4.4-1.5 7.5-4.9 7.5-9.5V6z"/><circle cx="12" cy="10.2" r="2.3"/><path d="M8.2 16.3c.8-1.700 2.200-2.500 3.800-2.500s3 .8 3.800 2.500"/></svg>${escapeHtml(provider)}</div>
${content}
</main>
</body>
</html>
`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => entities[char]!)
}
