export const mailsHandled = {
  type: 'counter',
  name: 'serenade_mails_total',
  help: 'Mails by what became of them; a deferred one is tried again',
  labels: ['kind', 'outcome'],
} as const

export const mailReports = {
  type: 'counter',
  name: 'serenade_mail_reports_total',
  help: 'Reports and requests that came back by mail, by what they were',
  labels: ['outcome'],
  start: [
    { outcome: 'bounce' },
    { outcome: 'complaint' },
    { outcome: 'unsubscribe' },
    { outcome: 'ignored' },
    { outcome: 'unsigned' },
  ],
} as const
