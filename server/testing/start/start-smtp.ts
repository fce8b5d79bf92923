import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Received = { from: string; to: string[]; raw: string; mail: Email }

/** What the server answers to a part of the conversation: a code and words, or nothing for yes. */
type Refusal = { code: number; words: string } | undefined
export type Manners = {
  rcpt?: ((address: string) => Refusal) | undefined
  data?: (() => Refusal) | undefined
  /** Takes the whole mail and then says nothing. */
  silent?: boolean
}

/** A real mail server on a free port of this machine, with the manners that a test gives it. */
export async function startSmtp(options: SMTPServerOptions = {}) {
  const received: Received[] = []
  const manners: Manners = {}
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    ...options,
    onRcptTo({ address }, _session, answer) {
      answer(errorOf(manners.rcpt?.(address)))
    },
    onData(stream, { envelope }, answer) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', async () => {
        const refusal = manners.data?.()
        if (refusal) return answer(errorOf(refusal))
        const raw = Buffer.concat(parts)
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: raw.toString(),
          mail: await PostalMime.parse(raw),
        })
        if (!manners.silent) answer()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.server.address()
  if (!place || typeof place === 'string') throw new Error('the mail server listens nowhere')
  return {
    url: `smtp://127.0.0.1:${place.port}`,
    received,
    manners,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

function errorOf(refusal: Refusal): Error | null {
  if (!refusal) return null
  return Object.assign(new Error(refusal.words), { responseCode: refusal.code })
}
