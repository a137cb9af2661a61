import type { privilegeCard as model } from '../es/privilegeCard.ts'
import type { Translation } from '../Translation.ts'

export const privilegeCard: Translation<typeof model> = {
  titles: { new: 'Novo privilégio', edit: 'Editar privilégio', view: 'Detalhes do privilégio' },
  groups: { privilege: 'Privilégio', scope: 'Alcance', conditions: 'Condições' },
  fields: {
    name: 'Nome',
    applications: 'Aplicativos',
    description: 'Descrição',
    licence: 'Licença',
    isAuditable: 'Auditável',
    idstate: 'Status',
  },
  nameHint: 'Letras, números e sublinhado, sem espaços. Depois não pode ser alterado.',
  nameFixed: 'O nome de um privilégio existente não pode ser alterado.',
  licenceHelp: 'O privilégio exige licença nos seus aplicativos.',
  auditableHelp: 'O uso do privilégio fica na auditoria.',
  application: 'Aplicativo: {{name}}',
  assigned: 'Associado',
  unassigned: 'Não associado',
  yes: 'Sim',
  no: 'Não',
  access: 'Acesso',
  unsaved: 'Você fez alterações. Deseja salvá-las?',
  problems: {
    nameFormat: 'Só são permitidas letras, números e sublinhado.',
    taken: 'O nome de privilégio informado já está em uso',
    refused: 'O serviço não aceitou este privilégio.',
    applicationRequired: 'É necessário ao menos um aplicativo',
  },
  created: 'O privilégio foi criado com sucesso',
  notCopied: 'Os perfis que o concedem não são copiados.',
  notCopiedHidden: 'Nem os aplicativos ocultos.',
  notFound: 'Não encontramos este privilégio',
  toList: 'Ir para a lista de privilégios',
}
