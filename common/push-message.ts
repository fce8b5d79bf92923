/** What a push says, once the device has decrypted it. */
export type PushMessage = {
  /** `new message` opens a conversation; `news` whatever else. */
  type: 'new message' | 'news'
  title: string
  body: string
  /** A notification with the same tag replaces the earlier one. */
  tag: string
  /** Where it leads who is signed in on the device, and where who is not. */
  check: string
  open: string
  /** Unread messages and new likes, for the badge on the app's icon. */
  news: number
}

/** What the worker tells an open page: a notification was pressed, and where it leads. */
export type PageMessage = { type: 'new message' | 'click'; check: string; open: string }
