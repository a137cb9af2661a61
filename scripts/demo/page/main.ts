import { showNote } from './note.ts'
import { workerSocket } from './workerSocket.ts'

// Before the portal's own code. The portal removes workers of earlier portals; this one has to stay.
const { serviceWorker } = navigator
Object.defineProperty(serviceWorker, 'getRegistrations', { value: () => Promise.resolve([]) })
// No worker can answer a socket, so the page asks it in other words.
window.WebSocket = workerSocket(serviceWorker) as unknown as typeof WebSocket
sessionStorage.removeItem('demo-attempts')
const { who = '' } = document.currentScript!.dataset
document.addEventListener('DOMContentLoaded', () => showNote(who))
