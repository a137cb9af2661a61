export const moments = {
  moment: '{{weekday}} {{date}} 23:59, {{zone}}, {{left}}',
  left: {
    days: 'en {{large}} d {{small}} h',
    hours: 'en {{large}} h {{small}} min',
    minutes: 'en {{large}} min',
    passed: 'ya pasó',
  },
} as const
