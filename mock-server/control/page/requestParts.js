import { curlOf } from './curl.js'
import { copy, el } from './dom.js'
import { prepareFault } from './faults.js'

/** Details of a line of the log. */
export function requestParts(entry) {
  const took = entry.ms === null ? 'under way' : `${entry.ms} ms`
  return [
    el('p', { class: 'meta' }, `#${entry.order} · ${entry.endpoint} · ${took}`),
    ...(entry.from
      ? [
          el(
            'p',
            { class: entry.misfit ? 'why' : 'meta' },
            `Answered by ${entry.from}${entry.misfit ? `, against the contract: ${entry.misfit}` : ', as the contract says'}`,
          ),
        ]
      : []),
    ...(entry.why ? [el('p', { class: 'why' }, el('b', {}, 'Why not? '), entry.why)] : []),
    el(
      'div',
      { class: 'row' },
      action('Copy as cURL', () => copy(curlOf(entry), 'the command; put a token into $TOKEN')),
      action('Add a fault…', () => prepareFault(entry)),
    ),
    el('h3', {}, 'Headers'),
    el(
      'dl',
      {},
      ...Object.entries(entry.headers).flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]),
    ),
    ...part('Body', entry.body),
    ...part('Answer', entry.answer),
  ]
}

function action(label, onclick) {
  return el('button', { type: 'button', class: 'chip', onclick }, label)
}

function part(title, body) {
  if (body === null || body === '') return []
  const text = typeof body === 'string' ? body : JSON.stringify(body, null, 2)
  return [el('h3', {}, title), el('pre', { tabindex: '0', 'aria-label': title, role: 'region' }, text)]
}
