type ProviderTexts = {
  title: string
  lead: (application: string) => string
  people: string
  stranger: string
  refuse: string
  fail: string
  note: string
  problemTitle: string
  problem: (field: string) => string
}

const es: ProviderTexts = {
  title: 'Elige tu identidad',
  lead: (application) => `para continuar en ${application}`,
  people: 'Personas',
  stranger: 'Sin cuenta en la suite',
  refuse: 'No continuar',
  fail: 'Simular un fallo',
  note: 'Proveedor de identidad de prueba. No pide contraseña.',
  problemTitle: 'La solicitud no es válida',
  problem: (field) => `El parámetro ${field} falta o no es de este proveedor.`,
}
const en: ProviderTexts = {
  title: 'Choose your identity',
  lead: (application) => `to continue to ${application}`,
  people: 'People',
  stranger: 'No account in the suite',
  refuse: 'Do not continue',
  fail: 'Simulate a failure',
  note: 'Identity provider for trials. It asks for no password.',
  problemTitle: 'The request is not valid',
  problem: (field) => `The parameter ${field} is missing or does not belong to this provider.`,
}
const pt: ProviderTexts = {
  title: 'Escolha sua identidade',
  lead: (application) => `para continuar em ${application}`,
  people: 'Pessoas',
  stranger: 'Sem conta na suíte',
  refuse: 'Não continuar',
  fail: 'Simular uma falha',
  note: 'Provedor de identidade de teste. Não pede senha.',
  problemTitle: 'A solicitação não é válida',
  problem: (field) => `O parâmetro ${field} falta ou não pertence a este provedor.`,
}

/** Spanish for an unknown language. */
export function providerTexts(language: string): { language: string; texts: ProviderTexts } {
  if (language === 'en') return { language, texts: en }
  if (language === 'pt') return { language, texts: pt }
  return { language: 'es', texts: es }
}
