export const reportsFiled = {
  type: 'counter',
  name: 'serenade_reports_total',
  help: 'Reports on members, by what they are about',
  labels: ['site', 'subject'],
} as const
