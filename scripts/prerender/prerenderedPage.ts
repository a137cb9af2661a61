import type { FrameTexts, PrerenderedLogin } from '../../src/prerender.tsx'
import { frameFilling } from './preloads.ts'

/**
 * Runs before the first paint. The form must not show with a session, in this or another tab, nor at an address with a
 * token; base.css hides it then. The browser itself never submits a form: a submit before the handler has loaded is
 * remembered, unless something else is typed, and done once it has.
 */
const guard =
  `try{let hide=()=>document.documentElement.dataset.left='',home=location.pathname==='/';` +
  `if(sessionStorage.getItem('token')||home&&location.search)hide();else if(home)` +
  `navigator.locks.query().then(({held})=>held.some(l=>l.name.startsWith('session.'))&&hide(),()=>{})}catch{}` +
  `addEventListener('submit',e=>{if(e.target.getAttribute('method')==='dialog')return;` +
  `if(!e.defaultPrevented)document.documentElement.dataset.sent='';e.preventDefault()});` +
  `addEventListener('input',()=>delete document.documentElement.dataset.sent)`

/** The sheet of `inlineStyles` applies once it has loaded. */
const applySheet = `document.addEventListener('load',({target:t})=>{if(t.media==='print')t.media='all'},true)`

/** Contents of a page. */
type PageParts = {
  /** With the sign-in and the files of its form's chunk. */
  formFiles?: readonly string[]
  /** With the frame of the console and the first reads. */
  console?: { start: string; texts: FrameTexts }
}

/**
 * The built page for the hosts of one theme in one language.
 * @throws Error for an unexpected page or an incomplete form
 */
export function prerenderedPage(
  html: string,
  login: PrerenderedLogin,
  { formFiles, console }: PageParts,
): string {
  const { key, language, layout, scheme, title, icon, frameColor, markup } = login
  if (!markup.includes('<form') || /<link|<!--\$[!?]|<script|<template|\sstyle="/.test(markup))
    throw new Error(`The sign-in of ${key} in ${language} cannot be prerendered whole.`)
  const head = [
    // The first frame shows the form or the frame of the console, not an empty page.
    '<link rel="expect" href="#root" blocking="render">',
    `<meta name="theme-color" content="${escaped(frameColor)}">`,
    `<link rel="icon" href="${escaped(icon)}">`,
    `<style nonce="__CSP_NONCE__">${colorRules(login)}</style>`,
    ...(formFiles ?? []).map(
      (file) => `<link rel="preload" as="script" href="${file}" nonce="__CSP_NONCE__">`,
    ),
  ].join('')
  const start =
    console &&
    `try{${console.start};pageStart.startPage(${JSON.stringify(login.facts)})}catch(e){reportError(e)}`
  const first = [start, login.schemeScript, formFiles && guard, applySheet]
  const attributes = { lang: language, 'data-theme': key, 'data-layout': layout, 'data-scheme': scheme }
  const root = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return [
    [/<html\b[^>]*>/, `<html${root.join('')}>`] as const,
    [/<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`] as const,
    [/<\/head>/, `${head}</head>`] as const,
    // One script, first in the head, so that its requests start at once.
    [/(?<=<script nonce="__CSP_NONCE__">)/, `${first.filter(Boolean).join(';')};`] as const,
    [
      /<div id="root"><\/div>/,
      (console ? `${login.frame}<script nonce="__CSP_NONCE__">${frameFilling(console.texts)}</script>` : '') +
        `<div id="root">${formFiles ? markup : ''}</div>`,
    ] as const,
  ].reduce(replaced, console ? withCodeFirst(html) : html)
}

/** The page asks for the portal's code before that of its screen, so that it runs while the rest is on its way. */
function withCodeFirst(html: string): string {
  const code = /<script defer\b[^>]*><\/script>/g
  const scripts = html.match(code)?.join('')
  if (!scripts) throw new Error(`The built page has no ${code.source}`)
  return html.replace(code, '').replace('<script', () => `${scripts}<script`)
}

function colorRules({ style, scheme, darkStyle }: PrerenderedLogin): string {
  const rule = (selector: string, values: Record<string, string>): string =>
    `${selector}{${Object.entries(values)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`
  return [
    rule(':root', { ...style, 'color-scheme': scheme }),
    ...(darkStyle ? [rule(":root[data-scheme='dark']", { ...darkStyle, 'color-scheme': 'dark' })] : []),
  ].join('')
}

function replaced(html: string, [place, text]: readonly [RegExp, string]): string {
  if (!place.test(html)) throw new Error(`The built page has no ${place.source}`)
  // As a function, so that `$` is literal.
  return html.replace(place, () => text)
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
