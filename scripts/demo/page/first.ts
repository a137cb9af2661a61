import { workerScript } from '../paths.ts'

const [attemptsKey, mostAttempts] = ['demo-attempts', 3]

/** The first page of a visit: it registers the worker, which answers everything afterwards. */
async function begin(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return show('no-worker')
  // A running worker did not answer this address, so a reload would loop.
  const attempts = Number(sessionStorage.getItem(attemptsKey)) + 1
  if (attempts > mostAttempts) return show('failed')
  sessionStorage.setItem(attemptsKey, String(attempts))
  await serviceWorker.register(workerScript, { updateViaCache: 'none' })
  await serviceWorker.ready
  window.location.reload()
}

function show(shown: 'no-worker' | 'failed'): void {
  sessionStorage.removeItem(attemptsKey)
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]'))
    part.hidden = part.dataset['part'] !== shown
}

begin().catch((cause: unknown) => {
  console.error(cause)
  show('failed')
})
