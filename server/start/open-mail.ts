import type { Config } from '../platform/config.ts'
import { createSmtpMailer } from '../platform/mail/create-smtp-mailer.ts'
import type { MailService } from '../platform/mail/mail-service.ts'

/** How the settings say that mails leave; without SMTP_URL they stay, and a demo or a developer may read them. */
export function openMail({ mail, mode, demo }: Pick<Config, 'mail' | 'mode' | 'demo'>): MailService {
  const { smtpUrl, ...rest } = mail
  return {
    ...rest,
    mailer: smtpUrl ? createSmtpMailer(smtpUrl) : undefined,
    openOutbox: !smtpUrl && (demo || mode === 'development'),
  }
}
