import type { common as model } from '../es/common.ts'

export const common: typeof model = {
  required: 'Campo obrigatório.',
  emailFormat: 'O e-mail não tem o formato correto.',
  min: 'Deve ter pelo menos {{min}} caracteres.',
  max: 'Deve ter no máximo {{max}} caracteres.',
  numeric: '{{attribute}} deve ser um número.',
  requestFailed: 'Erro ao realizar a solicitação.',
  reference: 'Referência: {{reference}}',
  copyReference: 'Copiar referência',
  copied: 'Copiada',
  boundary: 'Something error has occurred.',
  retry: 'Tentar novamente',
  accept: 'Aceitar',
  cancel: 'Cancelar',
  close: 'Fechar',
  loading: 'Carregando…',
  stillWorking: 'Continuamos trabalhando nisso…',
  offline: 'Sem conexão. Você poderá continuar quando ela voltar.',
  offlineSend: 'Você poderá enviar quando a conexão voltar.',
  online: 'A conexão voltou.',
  storageDenied:
    'O navegador não permite guardar dados: a sessão dura até você fechar ou recarregar esta página.',
  insecureContext: 'Este endereço não é seguro (https): o navegador não permite cifrar a senha.',
  newVersion: 'Há uma nova versão do portal.',
  reload: 'Recarregar',
  understood: 'Entendi',
  maintenance: 'Manutenção',
  language: 'Idioma',
  skipToContent: 'Ir para o conteúdo',
  forbidden:
    'A ação que você está tentando realizar não é possível porque seu usuário não tem privilégios suficientes.',
}
