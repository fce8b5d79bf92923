export const creditsCharged = {
  type: 'counter',
  name: 'serenade_credits_charged_total',
  help: 'Credits taken from members, by what for',
  labels: ['kind'],
} as const

export const creditsGranted = {
  type: 'counter',
  name: 'serenade_credits_granted_total',
  help: 'Credits given to members, by what for',
  labels: ['kind'],
} as const
