import type { menuItem as model } from '../es/menuItem.ts'
import type { Translation } from '../Translation.ts'

export const menuItem: Translation<typeof model> = {
  titles: { new: 'Novo item', edit: 'Editar item' },
  step: 'Passo {{step}} de 2: {{name}}',
  steps: { fields: 'dados', icon: 'ícone' },
  fields: {
    section: 'Seção',
    name: 'Nome',
    privileges: 'Privilégios',
    link: 'Tipo de link',
    url: 'URL',
    function: 'Função',
    functionName: 'Nome da função',
    description: 'Descrição',
    isActivate: 'Ativo',
  },
  sections: { user: 'Seção usuário', application: 'Seção aplicativo' },
  privilegesHelp: 'As pessoas que tiverem pelo menos um verão o item.',
  unavailable: '{{name}} (não está ativo em {{application}})',
  isActivateHelp: 'Um item inativo não é exibido, nem os itens que contém.',
  functionHelp: 'Funções que o portal conhece: {{names}}.',
  functionUnknown: 'O portal não conhece esta função: o item será mostrado, mas não fará nada.',
  icon: {
    current: 'Ícone do item',
    none: 'Sem ícone',
    source: 'Origem do ícone',
    catalogue: 'Catálogo',
    own: 'Imagem própria',
    ownHelp: 'Arquivo .png de até 2 MB.',
    chosen: 'Escolhido: {{name}}. Será salvo com o item.',
    cancel: 'Cancelar',
    load: 'Carregar',
    nothingChosen: 'Escolha outro ícone para trocá-lo.',
  },
  back: 'Voltar',
  next: 'Avançar',
}
