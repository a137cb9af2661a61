/** Messages about menus and pictures: [English, Portuguese] by their Spanish text. */
export const menuTexts: Readonly<Record<string, readonly [en: string, pt: string]>> = {
  'El menú fue creado.': ['The menu was created.', 'O menu foi criado.'],
  'El menú fue modificado.': ['The menu was changed.', 'O menu foi modificado.'],
  'El menú no existe.': ['The menu does not exist.', 'O menu não existe.'],
  'El identificador de un menú nuevo es 0.': [
    'The id of a new menu is 0.',
    'O identificador de um menu novo é 0.',
  ],
  'La ubicación del menú no existe.': [
    'There is no such location of menus.',
    'A localização do menu não existe.',
  ],
  'El menú es de otra aplicación o ubicación.': [
    'The menu belongs to another application or location.',
    'O menu é de outro aplicativo ou localização.',
  ],
  'La aplicación ya tiene un menú en esta ubicación.': [
    'The application already has a menu in this location.',
    'O aplicativo já tem um menu nesta localização.',
  ],
  'El número de filas no es el de la ubicación.': [
    'The number of rows is not that of the location.',
    'O número de linhas não é o da localização.',
  ],
  'El menú supera el tamaño máximo permitido (2MB).': [
    'The menu is larger than allowed (2MB).',
    'O menu excede o tamanho máximo permitido (2MB).',
  ],
  'El menú no es una lista de ítems.': [
    'The menu is not a list of items.',
    'O menu não é uma lista de itens.',
  ],
  'Debe cargar un archivo valido (.png).': ['Upload a valid file (.png).', 'Envie um arquivo válido (.png).'],
  'El tamaño del archivo supera el máximo permitido (2MB).': [
    'The file is larger than allowed (2MB).',
    'O tamanho do arquivo excede o máximo permitido (2MB).',
  ],
  'No hay espacio para más archivos.': [
    'There is no room for more files.',
    'Não há espaço para mais arquivos.',
  ],
}
