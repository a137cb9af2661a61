import type { Translation } from '../Translation.ts'
import type { runs as model } from '../es/runs.ts'

export const runs: Translation<typeof model> = {
  waits: 'The service asked us to wait: it goes on by itself.',
  held: {
    forbidden: 'Stopped because your user cannot save here. The rest was not sent.',
    offline: 'Paused because you are offline.',
    outage: 'Paused because the service is not responding.',
    session: 'Paused because your session ended.',
  },
}
