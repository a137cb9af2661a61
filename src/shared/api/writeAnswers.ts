type Listener = (call: string, answer: { data?: unknown; error?: unknown }) => void

let listener: Listener = () => {}

/** Hears how each write was answered. There is one who listens, in the code of the console. */
export function onWrite(next: Listener): void {
  listener = next
}

export const tellWrite: Listener = (call, answer) => listener(call, answer)
