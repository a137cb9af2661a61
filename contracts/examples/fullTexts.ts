import type { MenuItem } from '../menus.ts'
import type { TemplateVariable } from '../notifications.ts'

/** A menu item with every field (ENT-34, ENT-41) and a child. */
export const fullItem: MenuItem = {
  key: 'a1b2c3d4e5',
  name: 'Usuarios',
  url: '/users',
  isFunction: false,
  functionName: 'logout',
  description: 'Personas de la organización',
  isActivate: true,
  iconName: 'people',
  iconNameDark: 'people',
  isPersonalizedIcon: false,
  sizeIcon: '24px',
  section: 0,
  urlLanding: 'https://suite.test/',
  urlApplication: 'https://app.suite.test/',
  privilege: ['CONSOLA_CONSULTAR'],
  children: [{ key: 'k1l2m3n4o5', name: 'Roles', url: '/roles', isActivate: true }],
}

/** One variable of each type, together with every field (ENT-49 to ENT-51). */
export const askedVariables: TemplateVariable[] = [
  { type: 'date', name: 'fecha', label: 'Fecha' },
  {
    type: 'time',
    name: 'hora',
    label: 'Hora',
    hour: { id: 'hora', name: 'hour', maxLength: 2, value: '' },
    minutes: { id: 'minutos', name: 'minutes', maxLength: 2, value: '' },
    complement: { name: 'dia', label: 'Todo el día', value: false },
  },
  { type: 'text', name: 'motivo', label: 'Motivo', multiline: true, row: 4, maxLength: 200 },
  { type: 'check', name: 'reingreso', label: 'Será necesario volver a ingresar' },
]

/** The same with values, as in a notification (G-53). */
export const filledVariables: TemplateVariable[] = askedVariables.map((variable) => {
  const { hour, minutes } = variable
  if (variable.type === 'time')
    return { ...variable, hour: { ...hour, value: '8' }, minutes: { ...minutes, value: '30' } }
  return { ...variable, value: { date: '2039-12-31', text: 'Cierre de año', check: true }[variable.type]! }
})
