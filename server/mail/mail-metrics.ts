export const mailsHandled = {
  type: 'counter',
  name: 'serenade_mails_total',
  help: 'Mails by what became of them; a deferred one is tried again',
  labels: ['kind', 'outcome'],
} as const

export const mailRefusals = {
  type: 'counter',
  name: 'serenade_mail_refusals_total',
  help: 'Mails to members refused for good: no such address, a mailbox, or anything else, which may be about us',
  labels: ['reason'],
  start: [{ reason: 'address' }, { reason: 'mailbox' }, { reason: 'other' }],
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
