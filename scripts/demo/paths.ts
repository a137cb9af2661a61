/** What only a demo has, beside the files of the portal. */
export const demoFolder = '__demo'
/** The plain page of the portal; the first page of the demo has taken its name. */
export const portalPage = '/__demo/portal.html'
/** What a page of the portal runs first. */
export const pageScript = '/__demo/page.js'
/** What the first page runs. */
export const firstScript = '/__demo/first.js'
/** It has to lie above all that it answers. */
export const workerScript = '/demo-worker.js'
