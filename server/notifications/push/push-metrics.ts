export const pushesHandled = {
  type: 'counter',
  name: 'serenade_pushes_total',
  help: 'Pushes to devices by what became of them; one for later is tried again',
  labels: ['kind', 'outcome'],
} as const
