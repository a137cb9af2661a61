import type { dependents as model } from '../es/dependents.ts'

export const dependents: typeof model = {
  counting: 'Counting…',
  stop: 'Stop',
  incomplete: 'The count is incomplete.',
}
