import { showNote } from './note.ts'
import { workerSocket } from './workerSocket.ts'

// Runs before the portal's code, which removes workers and caches of earlier portals: this worker has to stay, and caches
// may belong to other pages of the host.
const { serviceWorker } = navigator
const none = { value: () => Promise.resolve([]) }
Object.defineProperty(serviceWorker, 'getRegistrations', none)
Object.defineProperty(caches, 'keys', none)
// A worker cannot answer a websocket, so messages replace it.
window.WebSocket = workerSocket(serviceWorker) as unknown as typeof WebSocket
sessionStorage.removeItem('demo-attempts')
const { who = '' } = document.currentScript!.dataset
document.addEventListener('DOMContentLoaded', () => showNote(who))
