export const moments = {
  moment: '{{weekday}} {{date}} 23:59, {{zone}}, {{left}}',
  far: '{{weekday}} {{date}} 23:59, hora de Bogotá, {{left}}',
  time: '23:59, hora de Bogotá, {{left}}',
  left: {
    years_one: 'en {{count}} año',
    years_other: 'en {{count}} años',
    months_one: 'en {{count}} mes',
    months_other: 'en {{count}} meses',
    days: 'en {{large}} d {{small}} h',
    hours: 'en {{large}} h {{small}} min',
    minutes: 'en {{large}} min',
    passed: 'ya pasó',
  },
} as const
