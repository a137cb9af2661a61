import { useState, type ReactElement } from 'react'

/** Shows a dialog until it is answered; one at a time. */
export type Ask = <Answer>(render: (answer: (given: Answer) => void) => ReactElement) => Promise<Answer>

type Question = {
  /** The dialog on screen, to be rendered by the caller. */
  dialog: ReactElement | null
  ask: Ask
}

/** Dialogs as questions that work can wait for: `if (!(await ask(…))) return`. */
export function useQuestion(): Question {
  const [dialog, setDialog] = useState<ReactElement | null>(null)
  return {
    dialog,
    ask: (render) =>
      new Promise((resolve) =>
        setDialog(
          render((given) => {
            setDialog(null)
            resolve(given)
          }),
        ),
      ),
  }
}
