/** What the console's measurements use inside the page. */
export type ConsoleProbe = {
  /** From the deed until what follows it has been painted, ms. */
  time: (deed: () => void, isDone: () => boolean) => Promise<number>
}

declare global {
  interface Window {
    probe: ConsoleProbe
    /** When a list was first usable, ms since navigation start. */
    listed?: number
  }
}

/**
 * Runs in the page, from before its first script. Also notes when a list is usable: all its rows are there, and what is
 * typed into the search stands there two frames later.
 */
export function installProbe(): void {
  const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()))
  const painted = async (): Promise<void> => {
    await frame()
    const channel = new MessageChannel()
    await new Promise((done) => {
      channel.port1.onmessage = done
      channel.port2.postMessage(null)
    })
  }

  window.probe = {
    async time(deed, isDone) {
      const from = performance.now()
      deed()
      while (!isDone()) await frame()
      await painted()
      return performance.now() - from
    },
  }

  async function untilListed(): Promise<void> {
    const mark = 'ñ'
    const rows = (): number => document.querySelectorAll('main tbody tr:has(a)').length
    const search = (): HTMLInputElement | null => document.querySelector('main input[type="search"]')
    const all = Number(new URLSearchParams(location.search).get('size') ?? 10)
    for (;;) {
      await frame()
      const field = search()
      // What is rendered ahead, out of sight, cannot be used yet.
      if (rows() < all || !field?.checkVisibility()) continue
      const at = performance.now()
      field.focus()
      field.setRangeText(mark)
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: mark, inputType: 'insertText' }))
      await frame()
      await frame()
      if (search()?.value !== mark) continue
      window.listed = at
      return
    }
  }
  if (/^\/(users|apps|privileges|roles|bench\/plain-table\.html)$/.test(location.pathname)) void untilListed()
}
