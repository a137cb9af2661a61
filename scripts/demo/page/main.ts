import { showNote } from './note.ts'
import { workerSocket } from './workerSocket.ts'

// Before the portal's own code. The portal removes workers and caches of earlier portals; this worker has to stay, and
// caches may be those of other pages of the host.
const { serviceWorker } = navigator
const none = { value: () => Promise.resolve([]) }
Object.defineProperty(serviceWorker, 'getRegistrations', none)
Object.defineProperty(caches, 'keys', none)
// No worker can answer a socket, so the page asks it in other words.
window.WebSocket = workerSocket(serviceWorker) as unknown as typeof WebSocket
sessionStorage.removeItem('demo-attempts')
const { who = '' } = document.currentScript!.dataset
document.addEventListener('DOMContentLoaded', () => showNote(who))
