/** A part of a mail's body, from top to bottom. A `path` is on the receiver's own site. Texts are plain, in the receiver's language. */
export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; path: string }
  /** Words of another person, as they are. */
  | { kind: 'quote'; text: string }
  /** Pairs of a name and a value, as on a receipt. */
  | { kind: 'facts'; rows: [name: string, value: string][] }
  /** What is beside the point: how long a link is good for, what to do who did not ask for it. */
  | { kind: 'note'; text: string }

/** What a kind of mail says. Sender, layout, the company's address and the way to unsubscribe are added to each alike. */
export type MailContent = {
  /** Discreet: seen on a locked phone, it embarrasses nobody. */
  subject: string
  /** What a list of mails shows after the subject. */
  preview: string
  heading: string
  blocks: MailBlock[]
}
