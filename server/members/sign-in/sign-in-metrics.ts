export const signIns = {
  type: 'counter',
  name: 'serenade_sign_ins_total',
  help: 'Tries to sign in: ok, failed, or blocked after too many failures',
  labels: ['site', 'outcome'],
} as const

export const signUps = {
  type: 'counter',
  name: 'serenade_sign_ups_total',
  help: 'Accounts made',
  labels: ['site'],
} as const
