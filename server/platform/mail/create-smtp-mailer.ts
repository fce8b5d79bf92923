import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { ComposedMail, Mailer, MailOutcome } from './mail-service.ts'

const patience = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  dnsTimeout: 20_000,
  socketTimeout: 120_000,
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

type Place = {
  options: SMTPConnection.Options
  auth: { user: string; pass: string } | undefined
  place: string
}

/**
 * Hands mails to the mail server of SMTP_URL, each over a connection of its own. nodemailer's own transport would not say
 * how far it came; only a mail of which the server saw nothing may be handed over again.
 */
export function createSmtpMailer(smtpUrl: string, timeouts: Partial<typeof patience> = {}): Mailer {
  const { options, auth, place } = readPlace(smtpUrl)
  return {
    place,
    send: (mail) => handOver(new SMTPConnection({ ...options, ...patience, ...timeouts }), auth, mail),
  }
}

function readPlace(smtpUrl: string): Place {
  const url = new URL(smtpUrl)
  const secure = url.protocol === 'smtps:'
  const port = Number(url.port) || (secure ? 465 : 587)
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined
  // A password crosses no network in the clear.
  const requireTLS = Boolean(auth) && !loopback.has(url.hostname)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return { options: { host, port, secure, requireTLS }, auth, place: `${url.hostname}:${port}` }
}

type SmtpError = Error & {
  responseCode?: number | undefined
  command?: string | undefined
  response?: string | undefined
}

function handOver(
  connection: SMTPConnection,
  auth: Place['auth'],
  { from, to, raw }: ComposedMail,
): Promise<MailOutcome> {
  let begun = false
  const body = new Readable({
    read() {
      begun = true
      this.push(raw)
      this.push(null)
    },
  })
  return new Promise((resolve) => {
    // What is resolved first holds: closing tells of an end, too.
    const fail = (error: SmtpError) => {
      resolve(outcomeOf(error, begun))
      connection.close()
    }
    connection.on('error', fail)
    connection.on('end', () => fail(new Error('the connection ended')))
    const send = () =>
      connection.send({ from, to: [to] }, body, (error) => {
        if (error) return fail(error)
        resolve({ state: 'sent' })
        connection.quit()
      })
    connection.connect((error) => {
      if (error) return fail(error)
      if (!auth) return send()
      connection.login({ credentials: auth }, (refused) => (refused ? fail(refused) : send()))
    })
  })
}

/** A refusal before the envelope (a wrong password, a server that is closed) says nothing about the mail. */
function outcomeOf({ responseCode, command = '', response = '' }: SmtpError, begun: boolean): MailOutcome {
  if (!responseCode) return begun ? { state: 'unknown' } : { state: 'deferred' }
  const aboutMail = begun || /^(MAIL FROM|RCPT TO|DATA)/.test(command)
  if (responseCode < 500 || !aboutMail) return { state: 'deferred', code: responseCode }
  const [, status = null] = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  return { state: 'refused', code: responseCode, recipient: command.startsWith('RCPT TO'), status }
}
