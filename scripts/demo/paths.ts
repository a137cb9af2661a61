/** Files of a demo beside the portal's. */
export const demoFolder = '__demo'
/** The portal's index.html, renamed because the demo's first page has that name. */
export const portalPage = '/__demo/portal.html'
/** First script of a portal page. */
export const pageScript = '/__demo/page.js'
/** Script of the first page. */
export const firstScript = '/__demo/first.js'
/** At the root, because a worker answers only addresses below its own. */
export const workerScript = '/demo-worker.js'
