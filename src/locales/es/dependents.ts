export const dependents = {
  counting: 'Contando…',
  stop: 'Detener',
  incomplete: 'La cuenta está incompleta.',
}
