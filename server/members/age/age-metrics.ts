export const ageChecksEnded = {
  type: 'counter',
  name: 'serenade_age_checks_total',
  help: 'Checks of an age at the provider: begun, of_age, under_age, unclear, cancelled, or forged',
  labels: ['site', 'outcome'],
} as const
