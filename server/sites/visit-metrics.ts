export const pageVisits = {
  type: 'counter',
  name: 'serenade_page_visits_total',
  help: 'Visits of advertised pages that ended, by whether another page was opened',
  labels: ['site', 'outcome'],
} as const
