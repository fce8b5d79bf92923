/** A whole message as the mail server gets it. `from` and `to` are the envelope's. */
export type ComposedMail = { from: string; to: string; raw: Buffer }

/** What became of a mail that was handed to a mail server. */
export type MailOutcome =
  | { state: 'sent' }
  /** Never to be accepted. `recipient`: it was the address that the server would not have; `status`: its reason, as 5.1.1. */
  | { state: 'refused'; code: number; recipient: boolean; status: string | null }
  /** Not accepted now: worth another try. Without a code the server was not reached. */
  | { state: 'deferred'; code?: number }
  /** The server had all of it and said nothing: it may have been accepted. */
  | { state: 'unknown' }

export type Mailer = {
  /** Where mails go, as smtp.example.com:587. */
  place: string
  send: (mail: ComposedMail) => Promise<MailOutcome>
}

/** How mails leave this installation and what comes back. */
export type MailService = {
  /** Absent: mails stay in the outbox. */
  mailer: Mailer | undefined
  /** The sender's address; absent: no-reply@ the site's own domain. */
  from: string | undefined
  /** Where reports about mails and requests to unsubscribe go; absent: they are not read. */
  inboundAddress: string | undefined
  inboundDir: string | undefined
  inboundSecret: string | undefined
  /** Whether whoever comes may read the outbox: in a demo or in development, and nowhere else. */
  openOutbox: boolean
}
