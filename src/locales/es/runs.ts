export const runs = {
  waits: 'El servicio pidió esperar: sigue por sí solo.',
  held: {
    forbidden: 'Se detuvo porque tu usuario no puede guardar aquí. El resto no se envió.',
    offline: 'En pausa porque no hay conexión.',
    outage: 'En pausa porque el servicio no responde.',
    session: 'En pausa porque tu sesión terminó.',
  },
} as const
