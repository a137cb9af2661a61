import { lazy, useState, type ComponentType, type ReactElement } from 'react'

export type Room<Props> = ((props: Props) => ReactElement) & {
  /** Sends for the code; says when it is here, or has not come. */
  load: () => Promise<void>
}

/**
 * A screen whose code comes when it is needed, as with React's `lazy`. One whose code is here already is drawn at once:
 * `lazy` would show the fallback first, and React keeps a fallback for 300 ms at least.
 */
export function room<Props extends object>(load: () => Promise<ComponentType<Props>>): Room<Props> {
  let here: ComponentType<Props> | undefined
  const arrive = async (): Promise<{ default: ComponentType<Props> }> => {
    here = await load()
    return { default: here }
  }
  const Coming = lazy(arrive)

  function Room(props: Props): ReactElement {
    // Chosen once: another component in its place would begin anew.
    const [Screen] = useState<ComponentType<Props>>(() => here ?? Coming)
    return <Screen {...props} />
  }
  // Who enters asks once more, and hears why it has not come.
  Room.load = () =>
    arrive().then(
      () => {},
      () => {},
    )
  return Room
}
