import type { FrameTexts, PrerenderedLogin } from '../../src/prerender.tsx'
import { filePreloads, frameFilling } from './preloads.ts'

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

/** Contents of a page. */
export type PageParts = {
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
  const { key, language, layout, scheme, title, icon, frameColor } = login
  const markup = withoutPreloads(login.markup)
  if (!markup.includes('<form') || /<!--\$[!?]|<script|<template|\sstyle="/.test(markup))
    throw new Error(`The sign-in of ${key} in ${language} cannot be prerendered whole.`)
  const head = [
    `<meta name="theme-color" content="${escaped(frameColor)}">`,
    `<link rel="icon" href="${escaped(icon)}">`,
    `<style nonce="__CSP_NONCE__">${colorRules(login)}</style>`,
    script([login.schemeScript, formFiles && guard]),
    script([formFiles?.length && filePreloads(formFiles)]),
  ].join('')
  // First in the head after the configuration, so that its requests start at once.
  const start = console
    ? `(()=>{${console.start};pageStart.startPage(${JSON.stringify(login.facts)})})()`
    : null
  const attributes = { lang: language, 'data-theme': key, 'data-layout': layout, 'data-scheme': scheme }
  const root = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return [
    [/<html\b[^>]*>/, `<html${root.join('')}>`] as const,
    [/<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`] as const,
    [/<\/head>/, `${head}</head>`] as const,
    [/(?<=<\/script>\s*)(?=<script)/, script([start])] as const,
    [
      /<div id="root"><\/div>/,
      (console ? login.frame + script([frameFilling(console.texts)]) : '') +
        `<div id="root">${formFiles ? markup : ''}</div>`,
    ] as const,
  ].reduce(replaced, html)
}

function script(parts: readonly (string | number | null | undefined)[]): string {
  const text = parts.filter(Boolean).join(';')
  return text && `<script nonce="__CSP_NONCE__">${text}</script>`
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

/** React preloads every picture; none is needed to type. */
function withoutPreloads(markup: string): string {
  return markup.replace(/^(<link rel="preload"[^>]*>)+/, '')
}

function replaced(html: string, [place, text]: readonly [RegExp, string]): string {
  if (!place.test(html)) throw new Error(`The built page has no ${place.source}`)
  // As a function, so that `$` is literal.
  return html.replace(place, () => text)
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
