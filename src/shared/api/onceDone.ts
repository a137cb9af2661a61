import { isRefusal } from './isRefusal.ts'

/** Optimistic update of a change that the service has made; the refetch decides. */
export async function onceDone(answer: Promise<{ data: unknown }>, update: () => void): Promise<void> {
  const done = await answer.catch(() => null)
  if (done && !isRefusal(done.data)) update()
}
