export const moments = {
  moment: '{{weekday}} {{date}}, 23:59 (Bogotá), {{left}}',
  time: '23:59 (Bogotá), {{left}}',
  left: {
    years_one: 'dentro de {{count}} año',
    years_other: 'dentro de {{count}} años',
    months_one: 'dentro de {{count}} mes',
    months_other: 'dentro de {{count}} meses',
    days_one: 'dentro de {{count}} día',
    days_other: 'dentro de {{count}} días',
    hours: 'dentro de {{count}} h {{small}} min',
    minutes: 'dentro de {{count}} min',
    passed: 'ya pasó',
  },
} as const
