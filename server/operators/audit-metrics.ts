export const auditFindings = {
  type: 'gauge',
  across: 'max',
  name: 'serenade_audit_findings',
  help: 'Rows that break a rule of the data, by check, as of the last hourly audit; the same from every process',
  labels: ['check'],
} as const

export const auditAgeSeconds = {
  type: 'gauge',
  across: 'min',
  name: 'serenade_audit_age_seconds',
  help: 'Time since the last hourly audit; the same from every process',
  labels: [],
} as const
