import type { login as model } from '../es/login.ts'
import type { Translation } from '../Translation.ts'

export const login: Translation<typeof model> = {
  title: 'Entrar',
  statement: 'Uma só conta para toda a suíte.',
  statementDetail: 'Entre uma vez e trabalhe em cada aplicativo da sua empresa.',
  user: 'Usuário',
  password: 'Senha',
  show: 'Mostrar senha',
  hide: 'Ocultar senha',
  capsLock: 'Caps Lock está ativado.',
  submit: 'Entrar',
  forgot: 'Esqueci minha senha',
  buy: 'Comprar {{product}}',
  buyPayroll: 'Comprar folha de pagamento {{product}}',
  freeTrial: 'Teste grátis',
  version: 'Versão {{version}}',
  otherProduct:
    'Nesta aba veio aberta uma sessão de {{other}}. Ela não é usada aqui: agora você entra em {{own}}.',
  sessionEnded: 'Sua sessão terminou. Entre para voltar aonde você estava.',
  passwordExpired: 'Sua senha está vencida, você deve alterá-la.',
}
