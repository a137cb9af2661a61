import type { dependents as model } from '../es/dependents.ts'

export const dependents: typeof model = {
  counting: 'Contando…',
  stop: 'Parar',
  incomplete: 'A contagem está incompleta.',
}
