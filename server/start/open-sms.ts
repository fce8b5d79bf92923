import type { Services } from '../kernel/services.ts'
import type { Config } from '../platform/config.ts'
import { createOutboxSms } from '../platform/sms/outbox-sms.ts'
import type { SmsService } from '../platform/sms/sms-sender.ts'
import { createTwilioSms } from '../platform/sms/twilio-sms.ts'
import { createVonageSms } from '../platform/sms/vonage-sms.ts'

/** How the settings say that text messages leave; without a service they stay, and a demo or a developer may read them. */
export function openSms(
  { sms, demo, mode }: Pick<Config, 'sms' | 'demo' | 'mode'>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): SmsService {
  if (!sms) return { send: createOutboxSms(db, now), arrives: demo || mode === 'development' }
  const create = sms.provider === 'twilio' ? createTwilioSms : createVonageSms
  return { send: create(sms), arrives: true }
}
