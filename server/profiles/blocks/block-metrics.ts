export const blocksMade = {
  type: 'counter',
  name: 'serenade_blocks_total',
  help: 'Members blocked by members',
  labels: ['site'],
} as const
