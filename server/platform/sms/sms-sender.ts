/** A text message to one phone, in the form +31612345678. */
export type Sms = { id: string; siteId: number; memberId: string; phone: string; text: string }

/** Hands a text message over. Throws SmsRefused for what no repetition would send. */
export type SmsSender = (sms: Sms) => Promise<void>

/** The service will not send this message, however often it is asked: an unknown number, or a country it does not serve. */
export class SmsRefused extends Error {}

/** How text messages leave. */
export type SmsService = {
  send: SmsSender
  /** Whether they reach anybody: by a service, or where people read them on the page of the demo. */
  arrives: boolean
}
