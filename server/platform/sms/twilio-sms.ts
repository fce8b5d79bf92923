import { z } from 'zod'
import { readAnswerJson } from '../net/read-answer.ts'
import { SmsRefused, type SmsSender } from './sms-sender.ts'

export type SmsAccount = { url: string; account: string; secret: string; from: string }

export const smsAnswerMs = 5_000
/** Its own word for a message service instead of a number or name. */
const messagingService = /^MG[0-9a-f]{32}$/
/** Refusals of this message. All others, as of the account's keys or for too many at once, are worth another try. */
const ofMessage = new Set([400, 404, 410, 422])

const answerSchema = z.object({ sid: z.string(), error_code: z.number().nullish() })
const problemSchema = z.object({ code: z.number().optional() })

/** Twilio's Messages resource, or a service that speaks as it does. */
export function createTwilioSms({ url, account, secret, from }: SmsAccount): SmsSender {
  const address = new URL(`2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, url)
  const basic = Buffer.from(`${account}:${secret}`).toString('base64')
  return async ({ phone, text }) => {
    const sender = messagingService.test(from) ? { MessagingServiceSid: from } : { From: from }
    const response = await fetch(address, {
      method: 'POST',
      headers: { Authorization: `Basic ${basic}`, Accept: 'application/json' },
      body: new URLSearchParams({ To: phone, ...sender, Body: text }),
      redirect: 'error',
      signal: AbortSignal.timeout(smsAnswerMs),
    })
    const body: unknown = await readAnswerJson(response).catch(() => null)
    if (response.ok) {
      const { error_code: code } = answerSchema.parse(body)
      if (code) throw new SmsRefused(`the SMS service refused with ${code}`)
      return
    }
    const code = problemSchema.safeParse(body).data?.code ?? response.status
    if (!ofMessage.has(response.status))
      throw new Error(`the SMS service answered ${response.status} (${code})`)
    throw new SmsRefused(`the SMS service refused with ${code}`)
  }
}
